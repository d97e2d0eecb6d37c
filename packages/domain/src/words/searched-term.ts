import { MAX_SEARCH_LENGTH } from '../orders/limits.ts'
import { isJunkTerm } from './junk-term.ts'

const EMAIL = /\S+@\S+/g
/** Ten digits in the American way, with or without the country's 1; a barcode has more. */
const PHONE = /(?<!\d)(?:\+?1[\s.-]?)?\(?\d{3}\)?[\s.-]?\d{3}[\s.-]?\d{4}(?!\d)/g
const SOCIAL_SECURITY = /(?<!\d)\d{3}-\d{2}-\d{4}(?!\d)/g

/** A text without email addresses, phone and social security numbers: an ellipsis stands for each. */
export const withoutContact = (text: string): string =>
  [EMAIL, SOCIAL_SECURITY, PHONE].reduce((rest, kind) => rest.replace(kind, '…'), text)

/**
 * The term that a search counts under: small letters, one space between words. Undefined where it tells staff nothing, or
 * may be somebody's own.
 */
export function searchedTerm(typed: string): string | undefined {
  const term = typed.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim()
  const cut = term.slice(0, MAX_SEARCH_LENGTH).trim()
  const words = cut.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()
  return !cut.isWellFormed() || isJunkTerm(words) || withoutContact(cut) !== cut ? undefined : cut
}
