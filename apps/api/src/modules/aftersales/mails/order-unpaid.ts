import { mailHead } from '@mendwell/contract/content/mails'
import type { Composer } from '../../messages/mail/mail-content.ts'
import { isConfirmationHeld } from '../../messages/messages.repository.ts'
import { makeOrderLinks } from '../../orders/access/order-link.ts'
import { findOrder } from '../../orders/order/order-document.repository.ts'
import { makeOrderDocument } from '../../orders/order/order-document.ts'
import { formatMoment } from '../../settings/shop/format.ts'

const HOUR_MS = 60 * 60_000

/** A reminder while the goods are still held; nobody needs it once the order is paid or over. */
export const composeOrderUnpaid: Composer<'order_unpaid'> = async (context, { orderId }) => {
  const { db, settings } = context
  const order = orderId === null ? undefined : await findOrder(db, orderId)
  if (order?.paymentStatus !== 'UNPAID' || order.orderStatus === 'REJECTED') return undefined
  if (await isConfirmationHeld(db, order.orderId)) return undefined
  const links = await makeOrderLinks(db, context.config, order)
  const { orderNum, sums, total, customer } = await makeOrderDocument(db, order, settings)
  const until = new Date(order.createdAt.getTime() + settings.unpaidOrderHours * HOUR_MS)
  const when = formatMoment(until, settings.timeZone)
  return {
    head: mailHead('order_unpaid', { number: orderNum, firstName: customer.firstName }),
    preview: `${total} open, held until ${when}`,
    title: `${customer.firstName}, your order is not paid yet.`,
    blocks: [
      {
        type: 'text',
        text: `We are holding the items in order ${orderNum} for you until ${when}. After that the order is cancelled and you are not charged.`,
      },
      { type: 'sums', rows: sums },
      { type: 'button', label: 'Pay the order', url: links.invoice },
      {
        type: 'note',
        text: 'Changed your mind? You do not have to do anything. Questions? Just reply to this email.',
      },
    ],
  }
}
