import { mailHead } from '@mendwell/contract/content/mails'
import type { Composer } from '../../messages/mail/mail-content.ts'
import { orderLinkBlocks } from '../../orders/access/order-link.ts'
import { findOrder } from '../../orders/order/order-document.repository.ts'
import { formatMoney } from '../../settings/shop/format.ts'
import { findReturns } from '../returns/returns.repository.ts'

/** The request came in: its numbers, what it gives or costs, what happens next. */
export const composeReturnRequested: Composer<'return_requested'> = async (
  { db, config },
  { payload: { returnIds } },
) => {
  const found = await findReturns(db, { returnIds, limit: returnIds.length })
  const returns = found.toReversed()
  const [first] = returns
  if (!first) return undefined
  const order = await findOrder(db, first.orderId)
  const money = (cents: number) => formatMoney(cents, first.currency)
  const numbers = returns.map((row) => row.returnNumber).join(', ')
  const isRefund = first.kind === 'REFUND'
  const amountOf = (row: (typeof returns)[number]) =>
    isRefund
      ? `${money(row.refundCents)} back`
      : `${money(row.restorationFeeCents + row.shippingFeeCents)} fees`
  return {
    head: mailHead('return_requested', { number: numbers }),
    preview: `Order ${first.orderNum}, ${returns.length === 1 ? 'one product' : `${returns.length} products`}`,
    title: 'We received your request.',
    blocks: [
      {
        type: 'facts',
        rows: [
          { label: returns.length === 1 ? 'Return number' : 'Return numbers', value: numbers },
          { label: 'Order number', value: first.orderNum },
          { label: 'Request for', value: isRefund ? 'Refund' : 'Replacement' },
        ],
      },
      {
        type: 'lines',
        rows: returns.map((row) => ({
          name: row.productName,
          details: [`Quantity ${row.quantity}, return number ${row.returnNumber}`],
          amount: amountOf(row),
        })),
      },
      { type: 'heading', text: 'What happens next' },
      {
        type: 'text',
        text: 'We will review your request and email you. Please do not send anything before that. Write the return number on the package, so that we know it is yours.',
      },
      ...(order ? await orderLinkBlocks({ db, config }, order) : []),
      {
        type: 'note',
        text: isRefund
          ? 'Shipping is not refunded. The money goes back to the card you paid with.'
          : 'The restoration fee and new shipping fees are due before the replacement leaves.',
      },
    ],
  }
}
