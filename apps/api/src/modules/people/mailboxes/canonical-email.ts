import { domainToASCII } from 'node:url'

/**
 * The one form of an email address that identifies a customer (Reliability §2.1): trimmed, NFKC, lower case, the domain
 * in ASCII. Computed here, never by the database's lower().
 */
export function canonicalEmail(typed: string): string {
  const normal = typed.trim().normalize('NFKC').toLowerCase()
  const at = normal.lastIndexOf('@')
  if (at < 0) return normal
  const domain = normal.slice(at + 1)
  return `${normal.slice(0, at)}@${domainToASCII(domain) || domain}`
}
