import { randomUUID } from 'node:crypto'
import type { Deps } from '../../../deps/deps.ts'
import { queueMail } from '../../messages/queue-mail.ts'
import { reserveLinkMail } from '../links/reserve-link-mail.ts'
import { findMailboxOf } from '../mailboxes/mailboxes.repository.ts'

/**
 * Mails the link of the registration again; nothing to a confirmed email.
 * @throws ShopError 429.
 */
export async function sendConfirmation(deps: Deps, custId: number, ip: string): Promise<void> {
  const mailbox = await findMailboxOf(deps.db, custId)
  if (!mailbox || mailbox.isVerified) return
  await reserveLinkMail(deps, { emailCanonical: mailbox.emailCanonical, ip })
  const mail = { kind: 'welcome', dedupeKey: `welcome ${custId} ${randomUUID()}` } as const
  await queueMail(deps.db, { ...mail, to: mailbox.email, custId, payload: {} })
}
