import { randomUUID } from 'node:crypto'
import type { Deps } from '../../../deps/deps.ts'
import { queueMail } from '../../messages/queue-mail.ts'
import { reserveLinkMail } from '../links/reserve-link-mail.ts'
import { canonicalEmail } from '../mailboxes/canonical-email.ts'
import { findMailbox, lockMailbox } from '../mailboxes/mailboxes.repository.ts'
import { checkCurrentPassword } from '../passwords/check-current-password.ts'
import { isGuest } from './take-guest-in.ts'

interface Change {
  custId: number
  email: string
  currentPassword: string
}

/**
 * Mails a link to the new address and a notice to the current one; nothing changes until the link is used. The address
 * of another account gets no mail, and the answer does not reveal it (Reliability §2.3); that of a guest does: its
 * owner takes over the guest's orders.
 * @throws ShopError 422 on `currentPassword`, 429, 503.
 */
export async function changeEmail(
  deps: Deps,
  { custId, email, currentPassword }: Change,
  ip: string,
): Promise<void> {
  await checkCurrentPassword(deps, custId, currentPassword)
  const emailCanonical = canonicalEmail(email)
  await reserveLinkMail(deps, { emailCanonical, ip })
  await deps.db.transaction().execute(async (tx) => {
    const present = await lockMailbox(tx, custId)
    if (!present || present.emailCanonical === emailCanonical) return
    const request = randomUUID()
    const taken = await findMailbox(tx, emailCanonical)
    if (!taken || isGuest(taken)) {
      const link = { kind: 'change_email', dedupeKey: `change_email ${request}` } as const
      await queueMail(tx, { ...link, to: email, custId, payload: { emailCanonical } })
    }
    const notice = {
      kind: 'email_change_asked',
      dedupeKey: `email_change_asked ${request}`,
    } as const
    await queueMail(tx, { ...notice, to: present.email, custId, payload: {} })
  })
}
