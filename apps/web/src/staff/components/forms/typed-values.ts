import { says } from '@mendwell/contract/wire/validation-messages'
import * as z from 'zod/mini'

const numberOf = (typed: unknown) =>
  typeof typed === 'string' && typed.trim() !== '' ? Number(typed) : typed

/** A day from a date field, YYYY-MM-DD, or none. */
export const typedDay = z.string().check(z.regex(/^(\d{4}-\d{2}-\d{2})?$/, says('enterDay')))

const between = (min: number, max: number) => [
  z.gte(min, says('numberMin', { min })),
  z.lte(max, says('numberMax', { max })),
]

/** A typed number. */
export const typedNumber = (min: number, max: number) =>
  z.pipe(z.transform(numberOf), z.number(says('enterNumber')).check(...between(min, max)))

/** A typed whole number. */
export const wholeNumber = (min: number, max: number) =>
  z.pipe(z.transform(numberOf), z.int(says('enterWholeNumber')).check(...between(min, max)))

/** The non-empty lines. */
export const linesOf = (typed: string) =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** A typed amount in dollars with at most two decimals; 0 is allowed. */
export const typedDollars = (max: number) =>
  z.string().check(
    z.trim(),
    z.refine((typed) => /^\d{1,9}(\.\d{1,2})?$/.test(typed) && Number(typed) <= max, {
      error: says('enterDollars', { example: '12.50' }),
    }),
  )

/** Whether the text is an amount in dollars above 0, below a million and with at most two decimals. */
export const isDollars = (typed: string): boolean =>
  /^\d{1,6}(\.\d{1,2})?$/.test(typed) && Number(typed) > 0
