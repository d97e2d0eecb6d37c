import { mailHead } from '@mendwell/contract/content/mails'
import { storedDelivery } from '../../delivery/stored-delivery.ts'
import type { Composer } from '../../messages/mail/mail-content.ts'
import { orderLinkBlocks } from '../../orders/access/order-link.ts'
import { deliveryInWords } from '../../orders/mails/delivery-words.ts'
import { findOrder } from '../../orders/order/order-document.repository.ts'

const REASONS = {
  SUPPLIER:
    'Our supplier has told us when the pieces come that were not in stock when you ordered.',
  OVERDUE:
    'Our supplier is late with the pieces that were not in stock when you ordered. We are sorry.',
  NOT_SENT: 'Your order has not left us as soon as we said. We are sorry.',
} as const

/** The promised day of an order changed; not sent once it was delivered or cancelled. */
export const composeDeliveryMoved: Composer<'delivery_moved'> = async (
  { db, config, say, language },
  { orderId, payload: { cause } },
) => {
  const order = orderId === null ? undefined : await findOrder(db, orderId)
  if (!order || order.orderStatus === 'REJECTED' || order.orderStatus === 'CLOSED') return undefined
  const { orderNum, firstName, pickupType } = order
  const isCollected = pickupType === 'IN STORE'
  const delivery = deliveryInWords(await storedDelivery(db, order.orderId), {
    isCollected,
    language,
  })
  if (!delivery) return undefined
  return {
    head: mailHead('delivery_moved', { number: orderNum, firstName }),
    preview: say('Order {number}: {date}', { number: orderNum, date: delivery.lines.at(-1) ?? '' }),
    title: say('There is a new date for your order.'),
    blocks: [
      {
        type: 'text',
        text: say(REASONS[cause ?? 'SUPPLIER']),
      },
      {
        type: 'facts',
        rows: [
          { label: say('Order number'), value: orderNum },
          { label: delivery.label, value: delivery.lines.join('\n') },
        ],
      },
      ...(await orderLinkBlocks({ db, config, say }, order)),
      {
        type: 'note',
        text: say(
          'If you do not want to wait, reply to this email: what has not been sent can be cancelled.',
        ),
      },
    ],
  }
}
