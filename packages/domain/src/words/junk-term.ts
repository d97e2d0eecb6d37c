/** Not a word any shop would use: longer than a part number, or one key held down. */
const NO_WORD = /^(?:.{41,}|(.)\1{4,})$/u
/** Neighboring keys, typed to try the search box. */
const KEYS = /^(?:asdf|sdfg|qwer|wert|zxcv|xcvb|hjkl|jkl[oö])/
/** What vulnerability scanners type, and parts of addresses that may be personal data. */
const PROBES =
  /\b(?:https?|www|onerror|onload|union select|select from|or 1 1|etc passwd|(?:gmail|yahoo|hotmail|outlook|icloud|aol) com)\b/
/** More consecutive digits than a barcode: a card or account number. */
const LONG_NUMBER = /\d{15,}/

/**
 * Whether a search without results is useless to staff: random keys, a scanner's probe, or possible personal data such
 * as an address or card number. Expects lowercase words separated by spaces. When in doubt it is not: unknown codes,
 * rare names and typos are what staff look for.
 */
export function isJunkTerm(term: string): boolean {
  const words = term.split(' ')
  return (
    !/[\p{L}\p{N}]/u.test(term) ||
    words.every((word) => word.length < 2) ||
    words.some((word) => NO_WORD.test(word) || KEYS.test(word)) ||
    PROBES.test(term) ||
    LONG_NUMBER.test(term.replaceAll(' ', ''))
  )
}
