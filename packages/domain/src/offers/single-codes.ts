import { CODE_LETTERS } from '../tenders/gift-card-code.ts'

/** Random letters of a code that counts once: 58 bits, which nobody guesses (rules.md 6.4). */
export const SINGLE_CODE_LENGTH = 12

/** The most codes that are made at once, and the most that one promotion has. */
export const MAX_BATCH_CODES = 10_000
export const MAX_SINGLE_CODES = 100_000

/**
 * A code that counts once, as it is compared, from as many random numbers as it has letters.
 * @param randoms twelve numbers from 0 to 29
 */
export const singleCodeOf = (randoms: readonly number[]): string =>
  randoms.map((random) => CODE_LETTERS[random]).join('')

/** Such a code in groups, as it is printed: 'ABCD-EFGH-JKMN'. Shoppers may leave the hyphens out. */
export const showSingleCode = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? ''
