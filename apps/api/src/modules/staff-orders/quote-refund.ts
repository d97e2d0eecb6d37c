import { messages } from '@mendwell/contract/messages'
import type { RefundQuote } from '@mendwell/contract/staff-orders'
import { sum } from '@mendwell/domain/money'
import { refundAfter } from '@mendwell/domain/refunds'
import type { Queryable } from '../../db/db.ts'
import { invalidFields, notFound } from '../../errors.ts'
import { findOrder } from '../orders/order-document.repository.ts'
import { findCapture } from '../refunds/refunds.repository.ts'
import { findReturnableItems, type ReturnableItem } from '../returns/returned-items.repository.ts'

interface Asked {
  orderId: number
  items: readonly { orderItemId: number; quantity: number }[]
}

/**
 * What pieces of an order are worth by its stored amounts, tax included, after what returns have
 * promised for the same lines; never more than what is left of the capture.
 * @throws ShopError 404 for an item of another order, 422 for one named twice or too many pieces.
 */
export async function quoteRefund(db: Queryable, { orderId, items }: Asked): Promise<RefundQuote> {
  const order = await findOrder(db, orderId)
  if (!order) throw notFound('Order')
  const sold = await findReturnableItems(db, orderId)
  const amounts = items.map((wanted, index) => {
    const item = sold.find(({ orderItemId }) => orderItemId === wanted.orderItemId)
    if (!item) throw notFound('Item')
    const isAgain = items.findIndex((one) => one.orderItemId === wanted.orderItemId) < index
    if (isAgain) throw refusal(index, messages.returnItemTwice)
    if (wanted.quantity > leftOf(item)) throw refusal(index, messages.returnNothingLeft)
    return refundAfter(item, wanted.quantity, {
      pieces: item.refundPieces,
      cents: item.refundCents,
    })
  })
  const capture = await findCapture(db, orderId)
  const refundable = capture ? Math.max(0, capture.amountCents - capture.promisedCents) : 0
  const goods = sum(amounts.map(({ goodsCents }) => goodsCents))
  const tax = sum(amounts.map(({ taxCents }) => taxCents))
  return {
    goods,
    tax,
    refund: Math.min(goods + tax, refundable),
    refundable,
    currency: order.currency,
  }
}

const leftOf = ({ quantity, piecesBefore }: ReturnableItem) => quantity - piecesBefore

const refusal = (index: number, message: string) =>
  invalidFields([{ path: `items.${index}.quantity`, message }])
