import { tokenHash } from '../../ground/secret-token.ts'

/** Mail providers that ignore dots in the name. */
const DOTLESS = new Set(['gmail.com', 'googlemail.com'])

/**
 * Identifies a buyer for limits per customer: the mailbox without a plus suffix, since anyone can have many of those.
 * Only its hash is stored.
 */
export function buyerKeyOf(email: string): string {
  const [name = '', host = ''] = email.toLowerCase().split('@')
  const [plain = ''] = name.split('+')
  const box = DOTLESS.has(host) ? plain.replaceAll('.', '') : plain
  return tokenHash(`${box}@${host}`).toString('base64url')
}
