import { mailHead } from '@mendwell/contract/content/mails'
import type { Composer } from '../../messages/mail/mail-content.ts'
import { orderLinkBlocks } from '../../orders/access/order-link.ts'
import { findOrder } from '../../orders/order/order-document.repository.ts'
import { addressLines } from '../../orders/order/order-document.ts'

/** The parcel goes elsewhere: said to the order's own mailbox, whoever asked for it. */
export const composeAddressChanged: Composer<'address_changed'> = async (
  { db, config },
  { orderId },
) => {
  const order = orderId === null ? undefined : await findOrder(db, orderId)
  if (!order || order.orderStatus === 'REJECTED') return undefined
  const { orderNum, firstName } = order
  return {
    head: mailHead('address_changed', { number: orderNum, firstName }),
    preview: `Order ${orderNum} goes to another address`,
    title: 'Your delivery address was changed.',
    blocks: [
      {
        type: 'facts',
        rows: [
          { label: 'Order number', value: orderNum },
          { label: 'Ship to', value: addressLines(order).join('\n') },
        ],
      },
      ...(await orderLinkBlocks({ db, config }, order)),
      {
        type: 'note',
        text: 'If you did not change it, reply to this email right away.',
      },
    ],
  }
}
