import { mailHead } from '@mendwell/contract/content/mails'
import type { Composer, MailBlock } from '../../messages/mail/mail-content.ts'
import { isConfirmationHeld } from '../../messages/messages.repository.ts'
import { orderLinkBlocks } from '../../orders/access/order-link.ts'
import { findOrder } from '../../orders/order/order-document.repository.ts'
import { findReplacedBy } from '../../orders/replacements/replacements.repository.ts'
import { formatDay } from '../../settings/shop/format.ts'

/** The order is over; what was paid comes back with a mail of its own. */
export const composeOrderCancelled: Composer<'order_cancelled'> = async (
  { db, config, settings },
  { orderId, payload: { isUnpaid } },
) => {
  const order = orderId === null ? undefined : await findOrder(db, orderId)
  if (!order || (isUnpaid && (await isConfirmationHeld(db, order.orderId)))) return undefined
  const { orderNum, firstName, createdAt, paymentStatus } = order
  const replaced = await findReplacedBy(db, order.orderId)
  if (replaced) {
    return {
      head: mailHead('replacement_cancelled', { number: replaced.orderNum, firstName }),
      preview: `Order ${replaced.orderNum}`,
      title: 'Your replacement was cancelled.',
      blocks: [
        {
          type: 'facts',
          rows: [
            { label: 'Order number', value: replaced.orderNum },
            { label: 'Replacement number', value: orderNum },
          ],
        },
        { type: 'text', text: 'We will not send it. You were not charged for it.' },
        ...(await orderLinkBlocks({ db, config }, replaced)),
        { type: 'note', text: 'If you still need it, just reply to this email.' },
      ],
    }
  }
  const why: MailBlock = isUnpaid
    ? {
        type: 'text',
        text: 'It was not paid in time, so its items are for sale again. Your card was not charged. You can order again at any time.',
      }
    : {
        type: 'text',
        text:
          paymentStatus === 'UNPAID'
            ? 'Your card was not charged for it.'
            : 'You will get a full refund the same way you paid. We will email you when it is on its way.',
      }
  return {
    head: mailHead('order_cancelled', { number: orderNum, firstName }),
    preview: `Order ${orderNum} of ${formatDay(createdAt, settings.timeZone)}`,
    title: 'Your order was cancelled.',
    blocks: [
      {
        type: 'facts',
        rows: [
          { label: 'Order number', value: orderNum },
          { label: 'Placed on', value: formatDay(createdAt, settings.timeZone) },
        ],
      },
      why,
      ...(await orderLinkBlocks({ db, config }, order)),
      { type: 'note', text: 'If you did not expect this, just reply to this email.' },
    ],
  }
}
