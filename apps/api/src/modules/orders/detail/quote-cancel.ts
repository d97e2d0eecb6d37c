import type { CancelQuote } from '@mendwell/contract/staff-orders/order-changes'
import { sum } from '@mendwell/domain/money/money'
import { canTransition } from '@mendwell/domain/orders/order-status'
import { hasLeft } from '@mendwell/domain/orders/pieces'
import type { Queryable } from '../../../db/db.ts'
import { getShopSettings } from '../../settings/shop/shop.repository.ts'
import { orderStatusOf } from '../order/order-shape.ts'
import { findCancelItems, findCancelOrders } from './quote-cancel.repository.ts'

/** What cancelling these orders would refund and what has already shipped, shown to staff before they confirm. */
export async function quoteCancel(
  db: Queryable,
  orderIds: readonly number[],
): Promise<CancelQuote> {
  const found = await findCancelOrders(db, orderIds)
  const open = found.filter(({ orderStatus }) =>
    canTransition(orderStatusOf(orderStatus), 'REJECTED'),
  )
  const items = await findCancelItems(
    db,
    open.map(({ orderId }) => orderId),
  )
  const itemsOf = (orderId: number) => items.filter((item) => item.orderId === orderId)
  const gone = open.filter(({ orderId }) => hasLeft(itemsOf(orderId)))
  const left = open.filter((order) => !gone.includes(order))
  const [first] = found
  return {
    refund: sum(left.map(({ refundableCents }) => refundableCents)),
    paidOrders: left.filter(({ refundableCents }) => refundableCents > 0).length,
    currency: first?.currency ?? (await getShopSettings(db)).currency,
    sent: sum(left.flatMap(({ orderId }) => itemsOf(orderId)).map(({ sent }) => sent)),
    gone: gone.length,
  }
}
