/** No word of any shop: longer than a part number, or one key held down. */
const NO_WORD = /^(?:.{41,}|(.)\1{4,})$/u
/** Keys that lie side by side, pressed to try the search box. */
const KEYS = /^(?:asdf|sdfg|qwer|wert|zxcv|xcvb|hjkl|jkl[oö])/
/** What programs type that look for holes, and parts of addresses that are somebody's own. */
const PROBES =
  /\b(?:https?|www|onerror|onload|union select|select from|or 1 1|etc passwd|(?:gmail|yahoo|hotmail|outlook|icloud|aol) com)\b/
/** More digits in a row than a barcode has: a card, or an account. */
const LONG_NUMBER = /\d{15,}/

/**
 * Whether a search in vain tells staff nothing: keys pressed at random, a program's probing, or what may be somebody's own
 * such as an address or the number of a card. In small letters, words parted by spaces. In doubt it is not: an unknown
 * code, a rare name and a mistyped word are what staff look for.
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
