import { sentenceOf } from '@mendwell/contract/wire/validation-messages'
import { MAX_PASSWORD, MIN_PASSWORD } from '@mendwell/domain/people/passwords'
import type { ReactNode } from 'react'
import { errorAdvice } from '../../texts/en/error-advice.ts'
import { ownTexts } from '../words/own-texts.ts'
import { sayReported } from './say-reported.ts'

const adviceText = ownTexts(errorAdvice)
const PASSWORD = { min: MIN_PASSWORD, max: MAX_PASSWORD }
const BELOW = { display: 'block', fontWeight: 400 }

/** What to do about a reported error, if its sentence is one of the specification that does not say so (ux §3.55). */
export function adviceOn(reported: string): string | undefined {
  const key = `advice.${sentenceOf(reported)?.code}`
  return isKey(key) ? adviceText(key, PASSWORD) : undefined
}

const isKey = (key: string): key is keyof typeof errorAdvice => Object.hasOwn(errorAdvice, key)

/** A reported error as `sayReported` has it, with what to do about it on a line below. */
export function sayWithAdvice(reported: string): ReactNode {
  const sentence = sayReported(reported)
  const advice = adviceOn(reported)
  if (advice === undefined) return sentence
  return (
    <span>
      <span>{sentence}</span> <span style={BELOW}>{advice}</span>
    </span>
  )
}
