import * as z from 'zod/mini'

const numberOf = (typed: unknown) =>
  typeof typed === 'string' && typed.trim() !== '' ? Number(typed) : typed

/** A day as a date field has it, YYYY-MM-DD, or none. */
export const typedDay = z.string().check(z.regex(/^(\d{4}-\d{2}-\d{2})?$/, 'Enter a day'))

/** A number, as it is typed. */
export const typedNumber = (min: number, max: number) =>
  z.pipe(
    z.transform(numberOf),
    z.number('Enter a number').check(z.gte(min, `At least ${min}`), z.lte(max, `At most ${max}`)),
  )

/** A whole number, as it is typed. */
export const wholeNumber = (min: number, max: number) =>
  z.pipe(
    z.transform(numberOf),
    z
      .int('Enter a whole number')
      .check(z.gte(min, `At least ${min}`), z.lte(max, `At most ${max}`)),
  )

/** The lines that say something. */
export const linesOf = (typed: string) =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** An amount in dollars with at most two decimals, as it is typed; 0 is one too. */
export const typedDollars = (max: number) =>
  z.string().check(
    z.trim(),
    z.refine((typed) => /^\d{1,9}(\.\d{1,2})?$/.test(typed) && Number(typed) <= max, {
      error: 'Enter an amount in dollars, such as 12.50',
    }),
  )

/** Whether typed words are dollars above 0, below a million and with at most two decimals. */
export const isDollars = (typed: string): boolean =>
  /^\d{1,6}(\.\d{1,2})?$/.test(typed) && Number(typed) > 0
