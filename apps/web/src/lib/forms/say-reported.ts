import type { FieldError } from '@mendwell/contract/wire/errors'
import { fieldMessages } from '@mendwell/contract/wire/field-messages'
import { messages } from '@mendwell/contract/wire/messages'
import { type FieldCode, says, sentenceOf } from '@mendwell/contract/wire/validation-messages'
import { fill, sayAgain } from '../words/texts.ts'

const english: Record<string, string> = { ...messages, ...fieldMessages }

/** From now on forms say these sentences as well, in English. */
export function knowMessages(more: Readonly<Record<string, string>>): void {
  Object.assign(english, more)
}

/**
 * What a schema reported of a field (`says`), in the current language and the owner's words. Words that are no
 * name of a sentence, such as those of the back office's own forms, stay as they are.
 */
export function sayReported(reported: string): string {
  const sentence = sentenceOf(reported)
  const words = sentence && english[sentence.code]
  return words === undefined ? reported : sayAgain(fill(words, sentence?.params), sentence)
}

/** What the server found wrong at a field, as a schema would report it; said already where no form says it. */
export const report = ({ message, sentence }: FieldError): string =>
  sentence && isKnown(sentence.code)
    ? says(sentence.code, sentence.params)
    : sayAgain(message, sentence)

const isKnown = (code: string): code is FieldCode => Object.hasOwn(english, code)
