import { mailHead } from '@mendwell/contract/content/mails'
import { messages } from '@mendwell/contract/wire/messages'
import { storedDelivery } from '../../delivery/stored-delivery.ts'
import type { Composer, MailBlock, MailContext } from '../../messages/mail/mail-content.ts'
import type { Say } from '../../messages/words/say.ts'
import { makeClaimLink } from '../../people/links/make-link.ts'
import { ORDER_LINK_DAYS, orderLinkBlocks } from '../access/order-link.ts'
import { findOrder, findTaxedItems } from '../order/order-document.repository.ts'
import { choicesOf, type DocumentLine, orderDocument } from '../order/order-document.ts'
import { deliveryInWords } from './delivery-words.ts'

/** The order's own confirmation, all figures from its stored rows. */
export const composeOrderCreated: Composer<'order_created'> = async (context, { orderId }) => {
  if (orderId === null) return undefined
  const { say, language, settings } = context
  const order = await findOrder(context.db, orderId)
  if (!order) return undefined
  const items = await findTaxedItems(context.db, orderId)
  const document = orderDocument({ order, items, settings, language })
  const { orderNum, customer, shipTo, collectAt, courierNote, notes } = document
  const isCollected = order.pickupType === 'IN STORE'
  const delivery = deliveryInWords(await storedDelivery(context.db, orderId), {
    isCollected,
    language,
  })
  return {
    head: mailHead('order_created', { number: orderNum, firstName: customer.firstName }),
    preview:
      document.lines.length === 1
        ? say('One product, {total} in all', { total: document.total })
        : say('{count} products, {total} in all', {
            count: document.lines.length,
            total: document.total,
          }),
    title: say('Thank you, {firstName}. Your order is in.', { firstName: customer.firstName }),
    blocks: [
      {
        type: 'facts',
        rows: [
          { label: say('Order number'), value: orderNum },
          { label: say('Placed on'), value: document.day },
          { label: say('How you get it'), value: document.handOver },
          ...(delivery ? [{ label: delivery.label, value: delivery.lines.join('\n') }] : []),
          ...(shipTo.length > 0 ? [{ label: say('Ship to'), value: shipTo.join('\n') }] : []),
          ...(collectAt.length > 0
            ? [{ label: say('Collect at'), value: collectAt.join('\n') }]
            : []),
          ...(courierNote ? [{ label: say('For the courier'), value: courierNote }] : []),
          ...(notes ? [{ label: say('Your note'), value: notes }] : []),
        ],
      },
      { type: 'lines', rows: document.lines.map((line) => lineRow(line, say)) },
      { type: 'sums', rows: document.sums },
      { type: 'text', text: say('Once your card is charged, we email you a receipt.') },
      ...(await orderLinkBlocks(context, order)),
      ...(order.placedBy === 'GUEST' ? [linkNote(say)] : []),
      ...(await claimBlocks(context, orderId)),
      {
        type: 'note',
        text: `${termsOf(context)} ${say('Questions? Just reply to this email.')}`,
      },
    ],
  }
}

const linkNote = (say: Say): MailBlock => ({
  type: 'note',
  text: say('The link opens this order only and works for {days} days. Please do not forward it.', {
    days: ORDER_LINK_DAYS,
  }),
})

/** The terms of the order, as the owner worded them. */
function termsOf({ settings, say, language }: MailContext): string {
  const texts = language === 'es' ? settings.messageTextsEs : settings.messageTexts
  return texts.orderTerms ?? say(messages.orderTerms)
}

function lineRow(line: DocumentLine, say: Say) {
  const { name, sku, quantity, backordered, unitPrice, total } = line
  const details = [
    say('{quantity} × {price}, SKU {sku}', { quantity, price: unitPrice, sku }),
    ...(backordered > 0
      ? [say('{count} on backorder, will ship as soon as we have them', { count: backordered })]
      : []),
    ...choicesOf(line, say),
  ]
  return { name, details, amount: total }
}

/** A guest may turn the order into an account; the link is created now, so that it is never stored. */
async function claimBlocks(
  { db, config, say }: MailContext,
  orderId: number,
): Promise<MailBlock[]> {
  const url = await makeClaimLink(db, config, orderId)
  if (!url) return []
  return [
    { type: 'heading', text: say('Follow your orders') },
    {
      type: 'text',
      text: say(
        'You ordered as a guest. Set a password, and find your orders, invoices and returns in one place.',
      ),
    },
    { type: 'button', label: say('Set a password'), url },
    {
      type: 'note',
      text: say('The link works once, within 24 hours. If you do not use it, nothing changes.'),
    },
  ]
}
