import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import { sentPieces, unshippedRefunds } from '../order/pieces.sql.ts'

/** Orders with the part of their payments that has not been refunded yet, in cents. */
export function findCancelOrders(db: Queryable, orderIds: readonly number[]) {
  return db
    .selectFrom('orders')
    .select([
      'orders.orderId',
      'orders.orderStatus',
      'orders.currency',
      sql<number>`((select coalesce(sum(t.amount_cents), 0) from order_tender t
          where t.order_id = orders.order_id and t.status in ('CAPTURED', 'PARTLY_REFUNDED', 'REFUNDED'))
        - (select coalesce(sum(r.amount_cents), 0) from refund r
          where r.order_id = orders.order_id and r.status <> 'FAILED'))::int8`.as(
        'refundableCents',
      ),
    ])
    .where('orders.orderId', '=', sql<number>`any(${orderIds}::int[])`)
    .execute()
}

/** Their items with the pieces that left and those that stay in the shop. */
export function findCancelItems(db: Queryable, orderIds: readonly number[]) {
  return db
    .selectFrom('orderItem')
    .select(['orderId', 'quantity', sentPieces.as('sent'), unshippedRefunds.as('unshippedRefunds')])
    .where('orderId', '=', sql<number>`any(${orderIds}::int[])`)
    .execute()
}
