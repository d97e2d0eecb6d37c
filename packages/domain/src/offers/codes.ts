/** A code normalized for comparison: no blanks or hyphens, in capitals. */
export const readCode = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase()

/** The most codes that count in one cart (rules.md 6.3). */
export const MAX_CODES = 5
