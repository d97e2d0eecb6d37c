import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Queryable } from '../../db/db.ts'
import type { DB } from '../../db/schema.ts'
import type { Principal } from '../../http/principal.ts'

export interface OrderFilter {
  /** Whose orders; undefined: everybody's. */
  reader: Principal | undefined
  /** Empty: all numbers. */
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

/**
 * Own orders and those a token opens. What a guest ordered under an address, or staff for somebody on
 * the phone, shows in the account of that address only once its owner has proved to read its mail; what the account of a stranger
 * ordered before its owner claimed it never does (Reliability §2.1).
 */
function isReadableBy(
  eb: ExpressionBuilder<DB, 'orders'>,
  { custId, orderIds }: Principal,
): Expression<SqlBool> {
  const reasons: Expression<SqlBool>[] = []
  if (orderIds.length > 0) reasons.push(eb('orderId', 'in', orderIds))
  if (custId !== null) {
    const isTheirs = sql<boolean>`exists (select from customer c where c.cust_id = orders.cust_id and
      case when orders.placed_by = 'CUSTOMER' then c.claimed_at is null or c.claimed_at <= orders.created_at
        else c.email_verified_at is not null end)`
    reasons.push(eb.and([eb('custId', '=', custId), isTheirs]))
  }
  return eb.or(reasons)
}

/** The items of these orders in the order of the list, with the product's picture of today. */
export function findItemsOfOrders(db: Queryable, orderIds: readonly number[]) {
  return db
    .selectFrom('orderItem')
    .innerJoin('product', 'product.productId', 'orderItem.productId')
    .selectAll('orderItem')
    .select(['product.categoryId', 'product.imageHash'])
    .where('orderItem.orderId', 'in', orderIds)
    .orderBy('orderItem.orderId', 'desc')
    .orderBy('orderItem.orderItemId')
    .execute()
}

/** How a call names its order. */
export type OrderName = { orderNum: string } | { orderId: number }

interface Reading {
  /** Whose orders; undefined: everybody's. */
  reader: Principal | undefined
  by: OrderName
  /** Until the transaction ends, so that only one caller at a time decides about the order. */
  locked?: boolean
}

/** One order that a reader may see; undefined for somebody else's and for none. */
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
