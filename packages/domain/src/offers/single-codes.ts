import { CODE_LETTERS } from '../tenders/gift-card-code.ts'

/** Random letters of a single-use code: 58 bits, too many to guess (rules.md 6.4). */
export const SINGLE_CODE_LENGTH = 12

/** The most codes created at once, and the most per promotion. */
export const MAX_BATCH_CODES = 10_000
export const MAX_SINGLE_CODES = 100_000

/**
 * A single-use code, normalized for comparison, from as many random numbers as it has letters.
 * @param randoms twelve numbers from 0 to 29
 */
export const singleCodeOf = (randoms: readonly number[]): string =>
  randoms.map((random) => CODE_LETTERS[random]).join('')

/** The code in groups, as printed: 'ABCD-EFGH-JKMN'. Shoppers may omit the hyphens. */
export const showSingleCode = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? ''
