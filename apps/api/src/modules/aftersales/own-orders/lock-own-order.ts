import { isBeforePacking } from '@mendwell/domain/orders/order-status'
import type { Queryable } from '../../../db/db.ts'
import { notFound, ShopError, sentence } from '../../../ground/errors.ts'
import type { OrderReader } from '../../orders/order/order-reader.ts'
import { orderStatusOf } from '../../orders/order/order-shape.ts'
import type { OrderRow } from '../../orders/order/orders.repository.ts'
import { findReadableOrder } from '../../orders/reading/order-list.repository.ts'

/**
 * An order of the shopper's own, locked until the transaction ends: staff who begin to pack it come before or after,
 * never between. Staff have calls of their own, where their role counts, so that this one knows them as shoppers only.
 * @throws ShopError 404, the same for somebody else's order and for none.
 */
export async function lockOwnOrder(
  tx: Queryable,
  { shopper, orderId }: { shopper: OrderReader; orderId: number },
): Promise<OrderRow> {
  const order = await findReadableOrder(tx, { reader: shopper, by: { orderId }, locked: true })
  if (!order) throw notFound('Order')
  return order
}

/** @throws ShopError 409 once somebody has begun to pack it, with `orderStatus`. */
export function refusePacked({ orderStatus }: OrderRow): void {
  if (isBeforePacking(orderStatusOf(orderStatus))) return
  throw new ShopError(409, 'CONFLICT', sentence('orderBeingPacked'), { facts: { orderStatus } })
}

/** Who changed an order, for its history: as the order's first status names them. */
export const shopperName = ({ placedBy, custId }: OrderRow, shopper: OrderReader): string =>
  shopper.custId === null || placedBy === 'GUEST' ? 'guest' : `customer ${custId}`
