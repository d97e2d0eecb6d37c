import { type Selectable, sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import type { DB } from '../../../db/schema.ts'
import { isGivenBack } from '../order/pieces.sql.ts'

/** What was captured for an order and what of it is given back or on its way, in cents. */
export function findCapture(db: Queryable, orderId: number) {
  return db
    .selectFrom('paymentAttempt')
    .select([
      'attemptId',
      'tenderNo',
      'amountCents',
      'currency',
      'idempotencyKey',
      'providerRef',
      'paidBy',
    ])
    .select(
      sql<number>`(select coalesce(sum(r.amount_cents), 0)::int8 from refund r
        where r.attempt_id = payment_attempt.attempt_id and r.status <> 'FAILED')`.as(
        'promisedCents',
      ),
    )
    .where('orderId', '=', orderId)
    .where('status', '=', 'SUCCEEDED')
    .executeTakeFirst()
}

/** Whether all that was paid for an order went back or is on its way. */
export async function isOrderGivenBack(db: Queryable, orderId: number): Promise<boolean> {
  const row = await db
    .selectFrom('orders')
    .select(isGivenBack.as('isGivenBack'))
    .where('orderId', '=', orderId)
    .executeTakeFirst()
  return row?.isGivenBack ?? false
}

/** The refunds of an order, oldest first. */
export function findRefundsOfOrder(
  db: Queryable,
  orderId: number,
): Promise<Selectable<DB['refund']>[]> {
  return db
    .selectFrom('refund')
    .selectAll()
    .where('orderId', '=', orderId)
    .orderBy('refundId')
    .execute()
}
