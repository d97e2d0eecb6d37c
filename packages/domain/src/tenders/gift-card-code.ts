/** Letters and digits that cannot be confused: without 0 and O, 1, I and L, U. */
export const CODE_LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Random letters of a code, before its check letter: 78 bits. */
export const CODE_LENGTH = 16

/** Normalizes a code for comparison: capitals without blanks, hyphens and the like. */
export const readGiftCardCode = (typed: string): string =>
  typed.toUpperCase().replace(/[^0-9A-Z]/g, '')

/**
 * The check letter of a code (Luhn over 30 letters): it catches every single wrong letter and nearly all swapped
 * neighbors, so a typo is reported before the server is asked.
 */
export function checkLetterOf(letters: string): string {
  const size = CODE_LETTERS.length
  let factor = 2
  let total = 0
  for (const letter of [...letters].toReversed()) {
    const addend = factor * CODE_LETTERS.indexOf(letter)
    total += Math.floor(addend / size) + (addend % size)
    factor = factor === 2 ? 1 : 2
  }
  return CODE_LETTERS[(size - (total % size)) % size] ?? ''
}

/** A code from as many random numbers (0 to 29) as it has letters. */
export function giftCardCodeOf(randoms: readonly number[]): string {
  const letters = randoms.map((random) => CODE_LETTERS[random]).join('')
  return letters + checkLetterOf(letters)
}

/** Whether a normalized code can be valid at all. */
export const isGiftCardCode = (code: string): boolean =>
  code.length === CODE_LENGTH + 1 &&
  [...code].every((letter) => CODE_LETTERS.includes(letter)) &&
  checkLetterOf(code.slice(0, CODE_LENGTH)) === code[CODE_LENGTH]

/** A code in groups, as shown and typed: 'ABCD-EFGH-JKMN-PQRST'. */
export const showGiftCardCode = (code: string): string =>
  [code.slice(0, 4), code.slice(4, 8), code.slice(8, 12), code.slice(12)].join('-')
