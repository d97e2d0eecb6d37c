import { randomUUID } from 'node:crypto'
import type { Deps } from '../../../deps/deps.ts'
import { queueMail } from '../../messages/queue-mail.ts'
import { findMailbox } from '../mailboxes/mailboxes.repository.ts'

/**
 * Job: mails the requested link; nothing if the email has no customer. If the mailbox is unproven, the account starts
 * over, so its link is the one that says so and asks for a name; staff were admitted by the shop itself.
 */
export async function mailPasswordLink(
  { db }: Pick<Deps, 'db'>,
  { emailCanonical }: { emailCanonical: string },
): Promise<void> {
  const mailbox = await findMailbox(db, emailCanonical)
  if (!mailbox) return
  const { custId, email, hasPassword, isVerified, isStaff } = mailbox
  const kind = hasPassword && (isVerified || isStaff) ? 'reset_password' : 'claim'
  const dedupeKey = `${kind} ${custId} ${randomUUID()}`
  await queueMail(db, { kind, dedupeKey, to: email, custId, payload: {} })
}
