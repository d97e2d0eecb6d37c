import type { OrderMail } from '@mendwell/contract/staff-orders/order-detail'
import type { Deps } from '../../../deps/deps.ts'
import { conflict, notFound } from '../../../ground/errors.ts'
import type { SignedInPrincipal } from '../../../ground/principal.ts'
import { findMessage } from '../../messages/messages.repository.ts'
import { queueMailAgain } from '../../messages/queue-mail.ts'
import { recordStaffEvent } from '../../settings/history/record-staff-event.ts'
import { mailOf } from './get-order-detail.ts'
import { findOrderMails } from './order-detail.repository.ts'

interface ResendInput {
  orderId: number
  outboxId: number
  who: SignedInPrincipal
}

/**
 * Queues a mail about an order again, to the address it went to; its text is rendered again from the current rows. One
 * that is still queued is on its way already.
 * @throws ShopError 404; 409 while it is still queued.
 */
export function resendMail(
  deps: Deps,
  { orderId, outboxId, who }: ResendInput,
): Promise<OrderMail> {
  return deps.db.transaction().execute(async (tx) => {
    const mail = await findMessage(tx, outboxId)
    if (mail?.orderId !== orderId || mail.channel !== 'MAIL') throw notFound('Mail')
    if (mail.state === 'QUEUED') throw conflict('CONFLICT', 'mailNotAgain')
    await queueMailAgain(tx, mail)
    await recordStaffEvent(tx, {
      who,
      action: 'resend',
      objectType: 'order',
      objectId: orderId,
      after: { mail: mail.kind },
    })
    const [again] = await findOrderMails(tx, orderId)
    if (!again) throw notFound('Mail')
    return mailOf(again)
  })
}
