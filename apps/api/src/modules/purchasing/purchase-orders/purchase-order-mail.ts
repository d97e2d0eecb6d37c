import { mailHead } from '@mendwell/contract/content/mails'
import type { Composer } from '../../messages/mail/mail-content.ts'
import { formatMoney, linesOf } from '../../settings/shop/format.ts'
import { purchaseFileName, readPrintedPurchase } from './print-purchase-order.ts'
import { purchaseOrderPdf } from './purchase-order-pdf.ts'

/** To the supplier: the purchase order, also as PDF; not sent once it was cancelled. */
export const composePurchaseOrder: Composer<'purchase_order'> = async (
  { db, settings },
  { payload: { purchaseOrderId } },
) => {
  const order = await readPrintedPurchase(db, purchaseOrderId, settings)
  if (!order || order.isCancelled) return undefined
  const { number, lines } = order
  const money = (cents: number) => formatMoney(cents, settings.currency)
  return {
    head: mailHead('purchase_order', { number }),
    preview: `${lines.length} ${lines.length === 1 ? 'line' : 'lines'}, ${money(order.total)}`,
    title: `Purchase order ${number}`,
    blocks: [
      { type: 'text', text: 'Please deliver what is listed below, and confirm the day.' },
      {
        type: 'facts',
        rows: [
          { label: 'Order number', value: number },
          ...(order.accountNumber ? [{ label: 'Our account', value: order.accountNumber }] : []),
          ...(order.neededBy ? [{ label: 'Needed by', value: order.neededBy }] : []),
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
    files: [
      {
        fileName: purchaseFileName(number),
        type: 'application/pdf',
        content: await purchaseOrderPdf(order, settings),
      },
    ],
  }
}
