import type { Queryable } from '../../../db/db.ts'
import { notFound } from '../../../ground/errors.ts'
import { staffMay } from '../../../ground/principal.ts'
import type { OrderReader } from '../order/order-reader.ts'
import type { OrderRow } from '../order/orders.repository.ts'
import { findReadableOrder, type OrderName } from './order-list.repository.ts'

/**
 * The one check of every call that names an order: its token, its owner or staff (Reliability §2.8).
 * @throws ShopError 404, the same for someone else's order as for an unknown one.
 */
export const getReadableOrder = (db: Queryable, principal: OrderReader, by: OrderName) =>
  getOrder(db, { principal, by, locked: false })

/** The same, locked: no one else decides about this order until the transaction ends. */
export const lockReadableOrder = (tx: Queryable, principal: OrderReader, by: OrderName) =>
  getOrder(tx, { principal, by, locked: true })

interface OrderQuery {
  principal: OrderReader
  by: OrderName
  locked: boolean
}

async function getOrder(db: Queryable, { principal, by, locked }: OrderQuery): Promise<OrderRow> {
  const reader = staffMay(principal, 'orders.read') ? undefined : principal
  const order = await findReadableOrder(db, { reader, by, locked })
  if (!order) throw notFound('Order')
  return order
}
