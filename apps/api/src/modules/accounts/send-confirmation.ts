import { randomUUID } from 'node:crypto'
import type { Deps } from '../../deps.ts'
import { findMailboxOf } from '../customers/mailboxes.repository.ts'
import { queueMail } from '../messages/queue-mail.ts'
import { LIMITS } from '../sessions/attempt-limits.ts'
import { reserveAttempt } from '../sessions/reserve-attempt.ts'

/**
 * Mails the link of the registration once more; nothing to an e-mail that is confirmed.
 * @throws ShopError 429.
 */
export async function sendConfirmation(deps: Deps, custId: number, ip: string): Promise<void> {
  const mailbox = await findMailboxOf(deps.db, custId)
  if (!mailbox || mailbox.isVerified) return
  await reserveAttempt(deps, LIMITS.linkMailAddress, ip)
  await reserveAttempt(deps, LIMITS.linkMail, mailbox.emailCanonical)
  const mail = { kind: 'welcome', dedupeKey: `welcome ${custId} ${randomUUID()}` } as const
  await queueMail(deps.db, { ...mail, to: mailbox.email, custId, payload: {} })
}
