import { isBeforePacking } from '@mendwell/domain/orders/order-status'
import type { Queryable } from '../../../db/db.ts'
import { notFound, ShopError, sentence } from '../../../ground/errors.ts'
import type { OrderReader } from '../../orders/order/order-reader.ts'
import { orderStatusOf } from '../../orders/order/order-shape.ts'
import type { OrderRow } from '../../orders/order/orders.repository.ts'
import { findReadableOrder } from '../../orders/reading/order-list.repository.ts'

/**
 * A shopper's own order, locked until the transaction ends: staff start packing it before or after, never in between.
 * Staff have calls of their own, where their role counts, so here they are only shoppers.
 * @throws ShopError 404, the same for someone else's order as for an unknown one.
 */
export async function lockOwnOrder(
  tx: Queryable,
  { shopper, orderId }: { shopper: OrderReader; orderId: number },
): Promise<OrderRow> {
  const order = await findReadableOrder(tx, { reader: shopper, by: { orderId }, locked: true })
  if (!order) throw notFound('Order')
  return order
}

/** @throws ShopError 409 once packing has begun, with `orderStatus`. */
export function refusePacked({ orderStatus }: OrderRow): void {
  if (isBeforePacking(orderStatusOf(orderStatus))) return
  throw new ShopError(409, 'CONFLICT', sentence('orderBeingPacked'), { facts: { orderStatus } })
}

/** The actor of a change to an order, for its history: named as in the order's first status. */
export const shopperName = ({ placedBy, custId }: OrderRow, shopper: OrderReader): string =>
  shopper.custId === null || placedBy === 'GUEST' ? 'guest' : `customer ${custId}`
