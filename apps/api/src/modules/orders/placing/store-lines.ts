import type { DeliveryPart } from '@mendwell/domain/delivery/delivery-parts'
import type { Queryable } from '../../../db/db.ts'
import { insertOrderDelivery } from '../../delivery/delivery.repository.ts'
import { bookOffers } from '../../offers/book-offers.ts'
import {
  insertOrderItems,
  markPaid,
  type OrderItemRow,
  type OrderRow,
} from '../order/orders.repository.ts'
import type { PricedCart } from '../pricing/price-cart.ts'
import { newOrderItem } from './new-order.ts'

interface Storing {
  order: OrderRow
  cart: PricedCart
  /** What was promised. */
  delivery: readonly DeliveryPart[]
}

/**
 * Stores the content of an order: its items, taken from stock, its discounts, its delivery promise. One that costs
 * nothing is paid: no card is asked for.
 */
export async function storeLines(
  tx: Queryable,
  { order, cart, delivery }: Storing,
): Promise<{ order: OrderRow; items: OrderItemRow[] }> {
  const { orderId } = order
  const items = await insertOrderItems(tx, { orderId, items: cart.lines.map(newOrderItem) })
  await insertOrderDelivery(tx, { orderId, parts: delivery })
  const orderItemIds = items.map(({ orderItemId }) => orderItemId)
  await bookOffers(tx, { orderId, orderItemIds, applied: cart.offers.applied, met: cart.met })
  if (order.grandTotalCents > 0) return { order, items }
  await markPaid(tx, orderId)
  return { order: { ...order, paymentStatus: 'PAID' }, items }
}
