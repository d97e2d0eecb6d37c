import type { Deps } from '../../../deps/deps.ts'
import { addJob } from '../../../queue/queue.ts'
import { reserveLinkMail } from '../links/reserve-link-mail.ts'
import { canonicalEmail } from '../mailboxes/canonical-email.ts'

/**
 * Requests a mailed link to set a password. The job looks up whether the email is known: the answer and its time are
 * the same for all.
 * @throws ShopError 429
 */
export async function requestPasswordLink(deps: Deps, email: string, ip: string): Promise<void> {
  const emailCanonical = canonicalEmail(email)
  await reserveLinkMail(deps, { emailCanonical, ip })
  await addJob(deps.db, 'mail_password_link', { emailCanonical })
}
