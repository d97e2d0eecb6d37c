import type { FieldError } from '@mendwell/contract/wire/errors'
import { fieldMessages } from '@mendwell/contract/wire/field-messages'
import { messages } from '@mendwell/contract/wire/messages'
import { type FieldCode, says, sentenceOf } from '@mendwell/contract/wire/validation-messages'
import { fill, translateMessage } from '../words/texts.ts'

const english: Record<string, string> = { ...messages, ...fieldMessages }

/** Adds these messages to those forms can show, in English. */
export function knowMessages(more: Readonly<Record<string, string>>): void {
  Object.assign(english, more)
}

/**
 * Renders what a schema reported for a field (`says`) in the current language and the owner's wording. Text that is not
 * a message key, as in the back office's own forms, stays as is.
 */
export function sayReported(reported: string): string {
  const sentence = sentenceOf(reported)
  const words = sentence && english[sentence.code]
  return words === undefined ? reported : translateMessage(fill(words, sentence?.params), sentence)
}

/** The server's error for a field in the form a schema reports it; already rendered if no form has the message. */
export const report = ({ message, sentence }: FieldError): string =>
  sentence && isKnown(sentence.code)
    ? says(sentence.code, sentence.params)
    : translateMessage(message, sentence)

const isKnown = (code: string): code is FieldCode => Object.hasOwn(english, code)
