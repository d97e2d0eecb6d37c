import { mailHead } from '@mendwell/contract/content/mails'
import type { Composer, MailContent, MailContext } from '../../messages/mail/mail-content.ts'
import type { MailSentence } from '../../messages/words/say.ts'
import { makePayLink } from '../access/order-link.ts'
import { findAddedTo } from '../editing/edited-order.repository.ts'
import { findOrder } from '../order/order-document.repository.ts'
import { makeOrderDocument } from '../order/order-document.ts'

/**
 * An order that staff took by phone, with a link to pay it. The link is created while the mail is being sent, so that
 * it is never stored; it is not needed once the order is paid or closed.
 */
export const composePaymentLink: Composer<'payment_link'> = async (context, about) => {
  const { orderId } = about
  const addedTo = orderId === null ? undefined : await findAddedTo(context.db, orderId)
  if (!addedTo) return payableOrder(context, about, BY_PHONE)
  return payableOrder(context, about, ADDED, { number: addedTo.orderNum })
}

/** Staff changed an unpaid order: its current content, with a link to pay it. */
export const composeOrderEdited: Composer<'order_edited'> = (context, about) =>
  payableOrder(context, about, EDITED)

interface Words {
  mail: 'payment_link' | 'order_edited'
  preview: MailSentence
  title: MailSentence
  text: MailSentence
}

const BY_PHONE: Words = {
  mail: 'payment_link',
  preview: '{total} for what you ordered by phone',
  title: '{firstName}, here is your order.',
  text: 'You placed this order by phone. Please check it and pay by card.',
}

/** `{number}` is the number of the order it belongs to. */
const ADDED: Words = {
  mail: 'payment_link',
  preview: '{total} for what was added to order {number}',
  title: '{firstName}, something was added to your order.',
  text: 'This was added to your order {number}. Please check it and pay by card.',
}

const EDITED: Words = {
  mail: 'order_edited',
  preview: '{total} after the change to your order',
  title: '{firstName}, your order was changed.',
  text: 'We changed your order as shown below. Please check it. If it is not paid yet, you can pay by card.',
}

/** An order with a link to pay it; nothing once it is paid or closed. */
async function payableOrder(
  { db, config, settings, say, language }: MailContext,
  { orderId }: { orderId: number | null },
  words: Words,
  values: { number?: string } = {},
): Promise<MailContent | undefined> {
  const order = orderId === null ? undefined : await findOrder(db, orderId)
  if (order?.paymentStatus !== 'UNPAID' || order.orderStatus === 'REJECTED') return undefined
  const document = await makeOrderDocument(db, order, settings, language)
  const { orderNum, customer, lines, sums, total, handOver, shipTo } = document
  const hours = settings.unpaidOrderHours
  return {
    head: mailHead(words.mail, { number: orderNum, firstName: customer.firstName }),
    preview: say(words.preview, { ...values, total }),
    title: say(words.title, { firstName: customer.firstName }),
    blocks: [
      { type: 'text', text: say(words.text, values) },
      {
        type: 'facts',
        rows: [
          { label: say('Order number'), value: orderNum },
          { label: say('How you get it'), value: handOver },
          ...(shipTo.length > 0 ? [{ label: say('Ship to'), value: shipTo.join('\n') }] : []),
        ],
      },
      {
        type: 'lines',
        rows: lines.map(({ name, quantity, unitPrice, sku, total: amount }) => ({
          name,
          details: [say('{quantity} × {price}, SKU {sku}', { quantity, price: unitPrice, sku })],
          amount,
        })),
      },
      { type: 'sums', rows: sums },
      {
        type: 'button',
        label: say('Pay the order'),
        url: await makePayLink(db, config, { ...order, hours }),
      },
      {
        type: 'note',
        text: say(
          'The link works for {hours} hours and opens this order only. If you did not order anything, you can ignore this email or reply to it.',
          { hours },
        ),
      },
    ],
  }
}
