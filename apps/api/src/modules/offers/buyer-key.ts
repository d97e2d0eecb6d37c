import { tokenHash } from '../../ground/secret-token.ts'

/** Mailboxes where dots in the name make no difference. */
const DOTLESS = new Set(['gmail.com', 'googlemail.com'])

/**
 * By what a buyer is known to limits per customer: the mailbox without what a plus adds to it, since anybody has many of
 * those. Only its hash is kept.
 */
export function buyerKeyOf(email: string): string {
  const [name = '', host = ''] = email.toLowerCase().split('@')
  const [plain = ''] = name.split('+')
  const box = DOTLESS.has(host) ? plain.replaceAll('.', '') : plain
  return tokenHash(`${box}@${host}`).toString('base64url')
}
