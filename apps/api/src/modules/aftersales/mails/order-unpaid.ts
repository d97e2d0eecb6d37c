import { mailHead } from '@mendwell/contract/content/mails'
import type { Composer } from '../../messages/mail/mail-content.ts'
import { isConfirmationHeld } from '../../messages/messages.repository.ts'
import { makeOrderLinks } from '../../orders/access/order-link.ts'
import { findOrder } from '../../orders/order/order-document.repository.ts'
import { makeOrderDocument } from '../../orders/order/order-document.ts'
import { formatMoment } from '../../settings/shop/format.ts'

const HOUR_MS = 60 * 60_000

/** A reminder while the goods are still held; not needed once the order is paid or closed. */
export const composeOrderUnpaid: Composer<'order_unpaid'> = async (context, { orderId }) => {
  const { db, settings, say, language } = context
  const order = orderId === null ? undefined : await findOrder(db, orderId)
  if (order?.paymentStatus !== 'UNPAID' || order.orderStatus === 'REJECTED') return undefined
  if (await isConfirmationHeld(db, order.orderId)) return undefined
  const links = await makeOrderLinks(db, context.config, order)
  const { orderNum, sums, total, customer } = await makeOrderDocument(db, order, settings, language)
  const until = new Date(order.createdAt.getTime() + settings.unpaidOrderHours * HOUR_MS)
  const when = formatMoment(until, settings.timeZone, language)
  return {
    head: mailHead('order_unpaid', { number: orderNum, firstName: customer.firstName }),
    preview: say('{total} open, held until {when}', { total, when }),
    title: say('{firstName}, your order is not paid yet.', { firstName: customer.firstName }),
    blocks: [
      {
        type: 'text',
        text: say(
          'We are holding the items in order {number} for you until {when}. After that the order is cancelled and you are not charged.',
          { number: orderNum, when },
        ),
      },
      { type: 'sums', rows: sums },
      { type: 'button', label: say('Pay the order'), url: links.invoice },
      {
        type: 'note',
        text: say(
          'Changed your mind? You do not have to do anything. Questions? Just reply to this email.',
        ),
      },
    ],
  }
}
