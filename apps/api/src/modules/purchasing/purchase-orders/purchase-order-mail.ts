import { mailHead } from '@mendwell/contract/content/mails'
import type { Composer } from '../../messages/mail/mail-content.ts'
import { formatDay, formatMoney, linesOf } from '../../settings/shop/format.ts'
import { findSupplier } from '../suppliers/suppliers.repository.ts'
import { findPurchaseLines, findPurchaseOrder } from './purchase-orders.repository.ts'

/** To the supplier: what the shop orders; nothing once the order was called off. */
export const composePurchaseOrder: Composer<'purchase_order'> = async (
  { db, settings },
  { payload: { purchaseOrderId } },
) => {
  const order = await findPurchaseOrder(db, purchaseOrderId)
  const supplier = order && (await findSupplier(db, order.supplierId))
  if (!supplier || order.state === 'CANCELLED') return undefined
  const lines = await findPurchaseLines(db, purchaseOrderId)
  const money = (cents: number) => formatMoney(cents, settings.currency)
  return {
    head: mailHead('purchase_order', { number: order.number }),
    preview: `${lines.length} ${lines.length === 1 ? 'line' : 'lines'}, ${money(order.total)}`,
    title: `Purchase order ${order.number}`,
    blocks: [
      { type: 'text', text: 'Please deliver what is listed below, and confirm the day.' },
      {
        type: 'facts',
        rows: [
          { label: 'Order number', value: order.number },
          ...(supplier.accountNumber
            ? [{ label: 'Our account', value: supplier.accountNumber }]
            : []),
          ...(order.expectedOn
            ? [{ label: 'Needed by', value: dayInWords(order.expectedOn) }]
            : []),
          {
            label: 'Deliver to',
            value: [settings.shopName, ...linesOf(settings.address)].join('\n'),
          },
        ],
      },
      {
        type: 'lines',
        rows: lines.map(({ productName, sku, itemNumber, quantity, cost }) => ({
          name: productName,
          details: [
            ...(itemNumber ? [`Your number ${itemNumber}`] : []),
            `Our SKU ${sku}`,
            `${quantity} × ${money(cost)}`,
          ],
          amount: money(quantity * cost),
        })),
      },
      { type: 'sums', rows: [{ label: 'Total', amount: money(order.total), isTotal: true }] },
      ...(order.note ? [{ type: 'quote' as const, text: order.note }] : []),
      { type: 'note', text: 'Questions? Just reply to this email.' },
    ],
    replyTo: settings.contactEmail,
  }
}

/** A day as the shop's mails write it. */
const dayInWords = (day: string) => formatDay(new Date(`${day}T12:00Z`), 'UTC')
