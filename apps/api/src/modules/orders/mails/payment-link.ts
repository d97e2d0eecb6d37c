import { mailHead } from '@mendwell/contract/content/mails'
import { makeToken } from '../../../ground/secret-token.ts'
import type { Composer, MailContent, MailContext } from '../../messages/mail/mail-content.ts'
import { insertOrderLink } from '../access/capability.repository.ts'
import { findAddedTo } from '../editing/edited-order.repository.ts'
import { findOrder } from '../order/order-document.repository.ts'
import { makeOrderDocument } from '../order/order-document.ts'

/**
 * An order that staff took by phone, with a link to pay it. The link is made as the mail goes out,
 * so that no store holds it; nobody needs it once the order is paid or over.
 */
export const composePaymentLink: Composer<'payment_link'> = async (context, about) => {
  const { orderId } = about
  const addedTo = orderId === null ? undefined : await findAddedTo(context.db, orderId)
  if (!addedTo) return payableOrder(context, about, BY_PHONE)
  return payableOrder(context, about, {
    mail: 'payment_link',
    preview: `for what was added to order ${addedTo.orderNum}`,
    title: 'something was added to your order.',
    text: `This was added to your order ${addedTo.orderNum}. Please check it and pay by card.`,
  })
}

/** Staff changed an order that is not paid yet: what it is by now, with a link to pay it. */
export const composeOrderEdited: Composer<'order_edited'> = (context, about) =>
  payableOrder(context, about, {
    mail: 'order_edited',
    preview: 'after the change to your order',
    title: 'your order was changed.',
    text: 'We changed your order as shown below. Please check it. If it is not paid yet, you can pay by card.',
  })

interface Words {
  mail: 'payment_link' | 'order_edited'
  /** After the total. */
  preview: string
  /** After the first name. */
  title: string
  text: string
}

const BY_PHONE: Words = {
  mail: 'payment_link',
  preview: 'for what you ordered by phone',
  title: 'here is your order.',
  text: 'You placed this order by phone. Please check it and pay by card.',
}

/** An order with a link to pay it; nothing once it is paid or over. */
async function payableOrder(
  { db, config, settings }: MailContext,
  { orderId }: { orderId: number | null },
  words: Words,
): Promise<MailContent | undefined> {
  const order = orderId === null ? undefined : await findOrder(db, orderId)
  if (order?.paymentStatus !== 'UNPAID' || order.orderStatus === 'REJECTED') return undefined
  const document = await makeOrderDocument(db, order, settings)
  const { orderNum, customer, lines, sums, total, handOver, shipTo } = document
  const { token, sha256 } = makeToken()
  const hours = settings.unpaidOrderHours
  await insertOrderLink(db, { orderId: order.orderId, email: order.email, sha256, hours })
  return {
    head: mailHead(words.mail, { number: orderNum, firstName: customer.firstName }),
    preview: `${total} ${words.preview}`,
    title: `${customer.firstName}, ${words.title}`,
    blocks: [
      { type: 'text', text: words.text },
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
