import { mailHead } from '@mendwell/contract/content/mails'
import { message } from '@mendwell/contract/wire/messages'
import { deliveryInWords } from '../../delivery/delivery-words.ts'
import { storedDelivery } from '../../delivery/stored-delivery.ts'
import type { Composer, MailBlock, MailContext } from '../../messages/mail/mail-content.ts'
import { makeClaimLink } from '../../people/links/make-link.ts'
import { ORDER_LINK_DAYS, orderLinkBlocks } from '../access/order-link.ts'
import { findOrder, findTaxedItems } from '../order/order-document.repository.ts'
import { choicesOf, type DocumentLine, orderDocument } from '../order/order-document.ts'

const LINK_NOTE: MailBlock = {
  type: 'note',
  text: `The link opens this order only and works for ${ORDER_LINK_DAYS} days. Please do not forward it.`,
}

/** The order's own confirmation, all figures from its stored rows. */
export const composeOrderCreated: Composer<'order_created'> = async (context, { orderId }) => {
  if (orderId === null) return undefined
  const order = await findOrder(context.db, orderId)
  if (!order) return undefined
  const items = await findTaxedItems(context.db, orderId)
  const document = orderDocument({ order, items, settings: context.settings })
  const { orderNum, customer, shipTo, collectAt, courierNote, notes } = document
  const isCollected = order.pickupType === 'IN STORE'
  const delivery = deliveryInWords(await storedDelivery(context.db, orderId), { isCollected })
  return {
    head: mailHead('order_created', { number: orderNum, firstName: customer.firstName }),
    preview: `${document.lines.length === 1 ? 'One product' : `${document.lines.length} products`}, ${document.total} in all`,
    title: `Thank you, ${customer.firstName}. Your order is in.`,
    blocks: [
      {
        type: 'facts',
        rows: [
          { label: 'Order number', value: orderNum },
          { label: 'Placed on', value: document.day },
          { label: 'How you get it', value: document.handOver },
          ...(delivery ? [{ label: delivery.label, value: delivery.lines.join('\n') }] : []),
          ...(shipTo.length > 0 ? [{ label: 'Ship to', value: shipTo.join('\n') }] : []),
          ...(collectAt.length > 0 ? [{ label: 'Collect at', value: collectAt.join('\n') }] : []),
          ...(courierNote ? [{ label: 'For the courier', value: courierNote }] : []),
          ...(notes ? [{ label: 'Your note', value: notes }] : []),
        ],
      },
      { type: 'lines', rows: document.lines.map(lineRow) },
      { type: 'sums', rows: document.sums },
      { type: 'text', text: 'Once your card is charged, we email you a receipt.' },
      ...(await orderLinkBlocks(context, order)),
      ...(order.placedBy === 'GUEST' ? [LINK_NOTE] : []),
      ...(await claimBlocks(context, orderId)),
      {
        type: 'note',
        text: `${message('orderTerms', {}, context.settings.messageTexts)} Questions? Just reply to this email.`,
      },
    ],
  }
}

function lineRow(line: DocumentLine) {
  const { name, sku, quantity, backordered, unitPrice, total } = line
  const details = [
    `${quantity} × ${unitPrice}, SKU ${sku}`,
    ...(backordered > 0 ? [`${backordered} on backorder, will ship as soon as we have them`] : []),
    ...choicesOf(line),
  ]
  return { name, details, amount: total }
}

/** A guest may turn the order into an account; the link is made now, so that no store holds it. */
async function claimBlocks({ db, config }: MailContext, orderId: number): Promise<MailBlock[]> {
  const url = await makeClaimLink(db, config, orderId)
  if (!url) return []
  return [
    { type: 'heading', text: 'Follow your orders' },
    {
      type: 'text',
      text: 'You ordered as a guest. Set a password, and find your orders, invoices and returns in one place.',
    },
    { type: 'button', label: 'Set a password', url },
    {
      type: 'note',
      text: 'The link works once, within 24 hours. If you do not use it, nothing changes.',
    },
  ]
}
