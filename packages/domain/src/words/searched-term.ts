import { MAX_SEARCH_LENGTH } from '../orders/limits.ts'
import { isJunkTerm } from './junk-term.ts'

const EMAIL = /\S+@\S+/g
/** Ten digits in US format, with or without the country's 1; a barcode has more. */
const PHONE = /(?<!\d)(?:\+?1[\s.-]?)?\(?\d{3}\)?[\s.-]?\d{3}[\s.-]?\d{4}(?!\d)/g
const SOCIAL_SECURITY = /(?<!\d)\d{3}-\d{2}-\d{4}(?!\d)/g

/** Replaces email addresses, phone and social security numbers in a text with an ellipsis. */
export const withoutContact = (text: string): string =>
  [EMAIL, SOCIAL_SECURITY, PHONE].reduce((rest, kind) => rest.replace(kind, '…'), text)

/**
 * The normalized search term for statistics: lowercase, single spaces. Undefined if it is useless to staff or may be
 * personal data.
 */
export function searchedTerm(typed: string): string | undefined {
  const term = typed.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim()
  const cut = term.slice(0, MAX_SEARCH_LENGTH).trim()
  const words = cut.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()
  return !cut.isWellFormed() || isJunkTerm(words) || withoutContact(cut) !== cut ? undefined : cut
}
