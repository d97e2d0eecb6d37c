import { randomUUID } from 'node:crypto'
import { isNoEmail } from '@mendwell/domain/people/no-email'
import type { Deps } from '../../../deps/deps.ts'
import { conflict, notFound, ShopError, sentence } from '../../../ground/errors.ts'
import type { SignedInPrincipal } from '../../../ground/principal.ts'
import { queueMail } from '../../messages/queue-mail.ts'
import { recordStaffEvent } from '../../settings/history/record-staff-event.ts'
import { findMailboxOf } from '../mailboxes/mailboxes.repository.ts'
import { findMembers } from '../staff/roles/staff-members.repository.ts'

/**
 * Mails a guest the link to set a password, to the email of the orders: staff never see the link.
 * @throws ShopError 404; 409 if there is a password or no email, and for staff members, who are invited again instead.
 */
export function mailClaimLink(
  { db }: Pick<Deps, 'db'>,
  { custId, who }: { custId: number; who: SignedInPrincipal },
): Promise<{ sent: boolean }> {
  return db.transaction().execute(async (tx) => {
    const mailbox = await findMailboxOf(tx, custId)
    if (!mailbox) throw notFound('Customer')
    const [member] = await findMembers(tx, custId)
    if (member) throw conflict('CONFLICT', 'customerIsStaff')
    if (mailbox.hasPassword) throw conflict('CONFLICT', 'customerHasPassword')
    if (isNoEmail(mailbox.email)) {
      throw new ShopError(409, 'CONFLICT', sentence('customerHasNoEmail'))
    }
    const dedupeKey = `claim ${custId} ${randomUUID()}`
    await queueMail(tx, { kind: 'claim', dedupeKey, to: mailbox.email, custId, payload: {} })
    await recordStaffEvent(tx, {
      who,
      action: 'claim-link',
      objectType: 'customer',
      objectId: custId,
    })
    return { sent: true }
  })
}
