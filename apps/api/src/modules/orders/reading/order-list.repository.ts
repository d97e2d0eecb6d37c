import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import type { DB } from '../../../db/schema.ts'
import type { OrderReader } from '../order/order-reader.ts'
import { isOfItsCustomer } from '../order/own-orders.sql.ts'

export interface OrderFilter {
  /** Whose orders; undefined for everyone's. */
  reader: OrderReader | undefined
  /** Empty for all numbers. */
  orderNum: string
  custId: number | undefined
  orderType: string
  limit: number
}

export type FoundItemRow = Awaited<ReturnType<typeof findItemsOfOrders>>[number]

/** Orders that a reader may see, newest first. */
export function findReadableOrders(db: Queryable, filter: OrderFilter) {
  const { reader, orderNum, custId } = filter
  let orders = db.selectFrom('orders').selectAll().where('orderType', '=', filter.orderType)
  if (reader) orders = orders.where((eb) => isReadableBy(eb, reader))
  if (orderNum) orders = orders.where('orderNum', '=', orderNum)
  if (custId !== undefined) orders = orders.where('custId', '=', custId)
  return orders
    .orderBy('createdAt', 'desc')
    .orderBy('orderId', 'desc')
    .limit(filter.limit)
    .execute()
}

/** The caller's own orders and those a token opens. */
function isReadableBy(
  eb: ExpressionBuilder<DB, 'orders'>,
  { custId, orderIds }: OrderReader,
): Expression<SqlBool> {
  const reasons: Expression<SqlBool>[] = []
  if (orderIds.length > 0) reasons.push(eb('orderId', 'in', orderIds))
  if (custId !== null) {
    reasons.push(eb.and([eb('custId', '=', custId), isOfItsCustomer]))
  }
  return eb.or(reasons)
}

/** The items of these orders in the order of the list, with the product's current picture. */
export function findItemsOfOrders(db: Queryable, orderIds: readonly number[]) {
  return db
    .selectFrom('orderItem')
    .innerJoin('product', 'product.productId', 'orderItem.productId')
    .leftJoin('orderItemPack', 'orderItemPack.orderItemId', 'orderItem.orderItemId')
    .selectAll('orderItem')
    .select(['product.categoryId', 'product.imageHash'])
    .select(['orderItemPack.pieces', 'orderItemPack.pieceName', 'orderItemPack.unitName'])
    .where('orderItem.orderId', 'in', orderIds)
    .where('orderItem.quantity', '>', 0)
    .orderBy('orderItem.orderId', 'desc')
    .orderBy('orderItem.orderItemId')
    .execute()
}

/** How a call names its order. */
export type OrderName = { orderNum: string } | { orderId: number }

interface Reading {
  /** Whose orders; undefined for everyone's. */
  reader: OrderReader | undefined
  by: OrderName
  /** Locks the order until the transaction ends, so that only one caller at a time decides about it. */
  locked?: boolean
}

/** One order that a reader may see; undefined for someone else's and for an unknown one. */
export function findReadableOrder(db: Queryable, { reader, by, locked = false }: Reading) {
  let order = db.selectFrom('orders').selectAll()
  if (reader) order = order.where((eb) => isReadableBy(eb, reader))
  order =
    'orderNum' in by
      ? order.where('orderNum', '=', by.orderNum)
      : order.where('orderId', '=', by.orderId)
  if (locked) order = order.forNoKeyUpdate()
  return order.executeTakeFirst()
}
