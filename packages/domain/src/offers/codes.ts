/** A code as it is compared: without blanks and hyphens, in capitals. */
export const readCode = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase()

/** So many codes count in one cart (rules.md 6.3). */
export const MAX_CODES = 5
