import type { RefundQuote } from '@mendwell/contract/staff-orders/order-changes'
import type { Queryable } from '../../../db/db.ts'
import { notFound } from '../../../ground/errors.ts'
import { findCaptured, leftOf } from '../../orders/money/order-money.repository.ts'
import { findOrder } from '../../orders/order/order-document.repository.ts'
import { type Pieces, valuePieces, worthOf } from '../pieces/value-pieces.ts'
import { findNewlyUnearned } from '../reclaim/find-unearned.ts'

interface QuoteInput {
  orderId: number
  items: readonly Pieces[]
}

/**
 * The value of pieces of an order by its stored amounts, tax included, after what returns have promised for the same
 * lines; never more than what is left of the payment. The shop refunds by its own choice, so a broken minimum takes
 * nothing off: staff are told what it would be.
 * @throws ShopError 404 for an item of another order, 422 for one named twice or too many pieces.
 */
export async function quoteRefund(
  db: Queryable,
  { orderId, items }: QuoteInput,
): Promise<RefundQuote> {
  const order = await findOrder(db, orderId)
  if (!order) throw notFound('Order')
  const { goods, tax } = worthOf(await valuePieces(db, orderId, items))
  const refundable = leftOf(await findCaptured(db, orderId))
  return {
    goods,
    tax,
    refund: Math.min(goods + tax, refundable),
    unearned: Math.min(goods + tax, await findNewlyUnearned(db, orderId, items)),
    refundable,
    currency: order.currency,
  }
}
