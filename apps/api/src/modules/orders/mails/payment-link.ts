import { mailSubject } from '@mendwell/contract/content/mail-subjects'
import { makeToken } from '../../../ground/secret-token.ts'
import type { Composer } from '../../messages/mail/mail-content.ts'
import { insertOrderLink } from '../access/capability.repository.ts'
import { findOrder } from '../order/order-document.repository.ts'
import { makeOrderDocument } from '../order/order-document.ts'

/**
 * An order that staff took by phone, with a link to pay it. The link is made as the mail goes out,
 * so that no store holds it; nobody needs it once the order is paid or over.
 */
export const composePaymentLink: Composer<'payment_link'> = async (context, { orderId }) => {
  const { db, config, settings } = context
  const order = orderId === null ? undefined : await findOrder(db, orderId)
  if (order?.paymentStatus !== 'UNPAID' || order.orderStatus === 'REJECTED') return undefined
  const document = await makeOrderDocument(db, order, settings)
  const { orderNum, customer, lines, sums, total, handOver, shipTo } = document
  const { token, sha256 } = makeToken()
  const hours = settings.unpaidOrderHours
  await insertOrderLink(db, { orderId: order.orderId, email: order.email, sha256, hours })
  return {
    subject: mailSubject('paymentLinkSubject', { number: orderNum }, settings.messageTexts),
    preview: `${total} for what you ordered by phone`,
    title: `${customer.firstName}, here is your order.`,
    blocks: [
      { type: 'text', text: 'You placed this order by phone. Please check it and pay by card.' },
      {
        type: 'facts',
        rows: [
          { label: 'Order number', value: orderNum },
          { label: 'How you get it', value: handOver },
          ...(shipTo.length > 0 ? [{ label: 'Ship to', value: shipTo.join('\n') }] : []),
        ],
      },
      {
        type: 'lines',
        rows: lines.map(({ name, quantity, unitPrice, sku, total: amount }) => ({
          name,
          details: [`${quantity} × ${unitPrice}, SKU ${sku}`],
          amount,
        })),
      },
      { type: 'sums', rows: sums },
      {
        type: 'button',
        label: 'Pay the order',
        url: `${config.publicUrl}/#/orderDetail?order=${orderNum}&key=${token}`,
      },
      {
        type: 'note',
        text: `The link works for ${hours} hours and opens this order only. If you did not order anything, you can ignore this email or reply to it.`,
      },
    ],
  }
}
