import { mailHead } from '@mendwell/contract/content/mails'
import type { Composer } from '../../messages/mail/mail-content.ts'
import { orderLinkBlocks } from '../../orders/access/order-link.ts'
import { findOrder } from '../../orders/order/order-document.repository.ts'
import { addressLines } from '../../orders/order/order-document.ts'

/** The parcel's address changed: sent to the order's own mailbox, whoever changed it. */
export const composeAddressChanged: Composer<'address_changed'> = async (
  { db, config, say },
  { orderId },
) => {
  const order = orderId === null ? undefined : await findOrder(db, orderId)
  if (!order || order.orderStatus === 'REJECTED') return undefined
  const { orderNum, firstName } = order
  return {
    head: mailHead('address_changed', { number: orderNum, firstName }),
    preview: say('Order {number} goes to another address', { number: orderNum }),
    title: say('Your delivery address was changed.'),
    blocks: [
      {
        type: 'facts',
        rows: [
          { label: say('Order number'), value: orderNum },
          { label: say('Ship to'), value: addressLines(order).join('\n') },
        ],
      },
      ...(await orderLinkBlocks({ db, config, say }, order)),
      {
        type: 'note',
        text: say('If you did not change it, reply to this email right away.'),
      },
    ],
  }
}
