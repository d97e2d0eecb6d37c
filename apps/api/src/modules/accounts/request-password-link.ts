import type { Deps } from '../../deps.ts'
import { addJob } from '../../jobs/queue.ts'
import { canonicalEmail } from '../customers/canonical-email.ts'
import { LIMITS } from '../sessions/attempt-limits.ts'
import { reserveAttempt } from '../sessions/reserve-attempt.ts'

/**
 * Asks for a mailed link to set a password. Whether the e-mail is known is looked up by the job:
 * the answer and its time are the same for all.
 * @throws ShopError 429
 */
export async function requestPasswordLink(deps: Deps, email: string, ip: string): Promise<void> {
  const emailCanonical = canonicalEmail(email)
  await reserveAttempt(deps, LIMITS.linkMailAddress, ip)
  await reserveAttempt(deps, LIMITS.linkMail, emailCanonical)
  await addJob(deps.db, 'mail_password_link', { emailCanonical })
}
