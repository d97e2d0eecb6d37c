import { mailHead } from '@mendwell/contract/content/mails'
import { type Cents, sum } from '@mendwell/domain/money/money'
import type { Composer } from '../../messages/mail/mail-content.ts'
import type { Say } from '../../messages/words/say.ts'
import { orderLinkBlocks } from '../../orders/access/order-link.ts'
import { findOrder } from '../../orders/order/order-document.repository.ts'
import { formatMoney } from '../../settings/shop/format.ts'
import { findReturnExchanges } from '../exchanges/exchanges.repository.ts'
import { findReturns, type ReturnRow } from '../returns/returns.repository.ts'

/** The request was received: its number, what it refunds or costs, what happens next. */
export const composeReturnRequested: Composer<'return_requested'> = async (
  { db, config, say },
  { payload: { returnIds } },
) => {
  const found = await findReturns(db, { returnIds, limit: returnIds.length })
  const returns = found.toReversed()
  const [first] = returns
  if (!first) return undefined
  const order = await findOrder(db, first.orderId)
  const exchanges = await findReturnExchanges(db, returnIds)
  const numbers = returns.map((row) => row.returnNumber).join(', ')
  return {
    head: mailHead('return_requested', { number: numbers }),
    preview:
      returns.length === 1
        ? say('Order {number}, one product', { number: first.orderNum })
        : say('Order {number}, {count} products', {
            number: first.orderNum,
            count: returns.length,
          }),
    title: say('We received your request.'),
    blocks: [
      {
        type: 'facts',
        rows: [
          {
            label: returns.length === 1 ? say('Return number') : say('Return numbers'),
            value: numbers,
          },
          { label: say('Order number'), value: first.orderNum },
          { label: say('Request for'), value: kindWords(first.kind, say) },
        ],
      },
      {
        type: 'lines',
        rows: returns.map((row) =>
          returnLine(row, {
            exchanges: exchanges.filter(({ returnId }) => returnId === row.returnId),
            say,
          }),
        ),
      },
      { type: 'heading', text: say('What happens next') },
      {
        type: 'text',
        text: say(
          'We will review your request and email you. Please do not send anything before that. Write the return number on the package, so that we know it is yours.',
        ),
      },
      ...(order ? await orderLinkBlocks({ db, config, say }, order) : []),
      {
        type: 'note',
        text: costNote(first.kind, {
          feesCents: sum(returns.map(feesOf)),
          refundsShipping: returns.some(({ shippingRefundCents }) => shippingRefundCents > 0),
          say,
        }),
      },
    ],
  }
}

function kindWords(kind: string, say: Say): string {
  if (kind === 'REFUND') return say('Refund')
  return kind === 'EXCHANGE' ? say('Exchange for another size') : say('Replacement')
}

interface LineContext {
  /** Those of this return. */
  exchanges: Awaited<ReturnType<typeof findReturnExchanges>>
  say: Say
}

function returnLine(row: ReturnRow, { exchanges, say }: LineContext) {
  const money = (cents: Cents) => formatMoney(cents, row.currency)
  const details = [
    say('Quantity {quantity}, return number {number}', {
      quantity: row.quantity,
      number: row.returnNumber,
    }),
  ]
  if (row.reclaimedCents > 0) {
    details.push(
      say('Less {amount} of discount that what you keep no longer qualifies for', {
        amount: money(row.reclaimedCents),
      }),
    )
  }
  if (row.shippingRefundCents > 0) {
    details.push(say('Includes {amount} for shipping', { amount: money(row.shippingRefundCents) }))
  }
  for (const { productName } of exchanges) {
    details.push(say('You get instead: {name}', { name: productName }))
  }
  return { name: row.productName, details, amount: amountOf(row, { exchanges, say }) }
}

function amountOf(row: ReturnRow, { exchanges, say }: LineContext): string {
  const money = (cents: Cents) => formatMoney(cents, row.currency)
  const [exchange] = exchanges
  if (exchange && exchange.dueCents > 0) {
    return say('{amount} to pay', { amount: money(exchange.dueCents) })
  }
  return row.kind === 'REFUND' || exchange
    ? say('{amount} back', { amount: money(row.refundCents) })
    : say('{amount} fees', { amount: money(feesOf(row)) })
}

const feesOf = ({ restorationFeeCents, shippingFeeCents }: ReturnRow): Cents =>
  restorationFeeCents + shippingFeeCents

interface Costs {
  feesCents: Cents
  refundsShipping: boolean
  say: Say
}

function costNote(kind: string, { feesCents, refundsShipping, say }: Costs): string {
  if (kind === 'EXCHANGE') {
    return say(
      'We set the other size aside when we approve your request, and send it once the items you send back are here. A difference is to be paid before it leaves.',
    )
  }
  if (kind === 'REFUND') {
    return refundsShipping
      ? say('Shipping is refunded too. The money goes back to the card you paid with.')
      : say('Shipping is not refunded. The money goes back to the card you paid with.')
  }
  return feesCents === 0
    ? say('The replacement costs you nothing.')
    : say('The restoration fee and new shipping fees are due before the replacement leaves.')
}
