import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import { sentPieces, unshippedRefunds } from '../order/pieces.sql.ts'

/** Orders with what of their capture has not gone back yet, in cents. */
export function findCancelOrders(db: Queryable, orderIds: readonly number[]) {
  return db
    .selectFrom('orders')
    .leftJoin('paymentAttempt as paid', (join) =>
      join.onRef('paid.orderId', '=', 'orders.orderId').on('paid.status', '=', 'SUCCEEDED'),
    )
    .select([
      'orders.orderId',
      'orders.orderStatus',
      'orders.currency',
      sql<number>`coalesce(paid.amount_cents - (select coalesce(sum(r.amount_cents), 0)::int8 from refund r
        where r.attempt_id = paid.attempt_id and r.status <> 'FAILED'), 0)`.as('refundableCents'),
    ])
    .where('orders.orderId', '=', sql<number>`any(${orderIds}::int[])`)
    .execute()
}

/** Their items with the pieces that left and those that stay here. */
export function findCancelItems(db: Queryable, orderIds: readonly number[]) {
  return db
    .selectFrom('orderItem')
    .select(['orderId', 'quantity', sentPieces.as('sent'), unshippedRefunds.as('unshippedRefunds')])
    .where('orderId', '=', sql<number>`any(${orderIds}::int[])`)
    .execute()
}
