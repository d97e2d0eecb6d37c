import { mailHead } from '@mendwell/contract/content/mails'
import { deliveryInWords } from '../../delivery/delivery-words.ts'
import { storedDelivery } from '../../delivery/stored-delivery.ts'
import type { Composer } from '../../messages/mail/mail-content.ts'
import { orderLinkBlocks } from '../../orders/access/order-link.ts'
import { findOrder } from '../../orders/order/order-document.repository.ts'

/** What an order waits for comes on another day; nothing once it was cancelled. */
export const composeDeliveryMoved: Composer<'delivery_moved'> = async (
  { db, config },
  { orderId },
) => {
  const order = orderId === null ? undefined : await findOrder(db, orderId)
  if (!order || order.orderStatus === 'REJECTED') return undefined
  const { orderNum, firstName, pickupType } = order
  const isCollected = pickupType === 'IN STORE'
  const delivery = deliveryInWords(await storedDelivery(db, order.orderId), { isCollected })
  if (!delivery) return undefined
  return {
    head: mailHead('delivery_moved', { number: orderNum, firstName }),
    preview: `Order ${orderNum}: ${delivery.lines.at(-1)}`,
    title: 'There is a new date for your order.',
    blocks: [
      {
        type: 'text',
        text: 'Our supplier has told us when the pieces come that were not in stock when you ordered.',
      },
      {
        type: 'facts',
        rows: [
          { label: 'Order number', value: orderNum },
          { label: delivery.label, value: delivery.lines.join('\n') },
        ],
      },
      ...(await orderLinkBlocks({ db, config }, order)),
      {
        type: 'note',
        text: 'If you do not want to wait, reply to this email: what has not been sent can be cancelled.',
      },
    ],
  }
}
