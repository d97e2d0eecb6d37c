import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import { nameOf } from '../../../db/sql/name-of.ts'

export type ReplacementRow = Awaited<ReturnType<typeof findReplacements>>[number]

/** The orders that replace pieces of these orders, oldest first, each with its pieces and their cost. */
export function findReplacements(db: Queryable, orderIds: readonly number[]) {
  return db
    .selectFrom('replacement')
    .innerJoin('orders', 'orders.orderId', 'replacement.orderId')
    .leftJoin('returnRequest', 'returnRequest.returnId', 'replacement.returnId')
    .select([
      'replacement.orderId',
      'replacement.replacesOrderId',
      'replacement.reason',
      'replacement.note',
      'replacement.createdAt',
      'orders.orderNum',
      'orders.orderStatus',
      'returnRequest.returnNumber',
      nameOf('replacement.placedBy').as('placedBy'),
      sql<{ productName: string; quantity: number }[]>`(select jsonb_agg(jsonb_build_object(
          'productName', i.product_name, 'quantity', i.quantity) order by i.order_item_id)
        from order_item i where i.order_id = replacement.order_id)`.as('items'),
      sql<number>`(select sum(i.quantity)::int from order_item i
        where i.order_id = replacement.order_id)`.as('pieces'),
      sql<number | null>`(select case when bool_and(i.cost_cents is not null)
          then sum(i.cost_cents * i.quantity)::bigint end
        from order_item i where i.order_id = replacement.order_id)`.as('costCents'),
    ])
    .where('replacement.replacesOrderId', '=', sql<number>`any(${orderIds}::int[])`)
    .orderBy('replacement.orderId')
    .execute()
}

/** The orders whose pieces these orders replace; empty for an order that replaces none. */
export function findReplaced(db: Queryable, orderIds: readonly number[]) {
  return db
    .selectFrom('replacement')
    .innerJoin('orders', 'orders.orderId', 'replacement.replacesOrderId')
    .select([
      'replacement.orderId as replacementId',
      'replacement.reason',
      'orders.orderId',
      'orders.orderNum',
      'orders.email',
      'orders.placedBy',
    ])
    .where('replacement.orderId', '=', sql<number>`any(${orderIds}::int[])`)
    .execute()
}

/** The same for one order; undefined if it replaces nothing. */
export const findReplacedBy = async (db: Queryable, orderId: number) =>
  (await findReplaced(db, [orderId]))[0]

/** What can be replaced of an order's items (domain/orders/replacements). */
export async function findReplaceable(db: Queryable, orderId: number) {
  const { rows } = await sql<{
    orderItemId: number
    handedOver: number
    settled: number
    replaced: number
  }>`select order_item_id, handed_over, settled, replaced from replaceable_item
    where order_item_id in (select order_item_id from order_item where order_id = ${orderId})`.execute(
    db,
  )
  return rows
}
