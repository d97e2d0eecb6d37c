import { PAYING_ATTEMPT_STATUSES } from '@mendwell/domain/money/payment-attempts'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import type { DB } from '../../../db/schema.ts'
import { isDueForCheck } from '../../../db/sql/due-for-check.ts'
import { literals } from '../../../db/sql/literals.ts'

export type RefundRow = Selectable<DB['refund']>

/** The provider's answer is pending. */
const OPEN_STATUSES = ['PENDING', 'UNKNOWN'] as const

/** Whether ending an order refunds money: what is left of a capture, or one that may still arrive. */
export async function mayGiveBack(db: Queryable, orderId: number): Promise<boolean> {
  const { rows } = await sql<{ mayGiveBack: boolean }>`
    select exists (select from order_tender t
      where t.order_id = ${orderId}
        and (t.status in ('CAPTURED', 'PARTLY_REFUNDED') or exists (select from payment_attempt a
          where (a.order_id, a.tender_no) = (t.order_id, t.tender_no)
            and a.status in (${literals(PAYING_ATTEMPT_STATUSES)})))
        and t.amount_cents > (select coalesce(sum(r.amount_cents), 0) from refund r
          where (r.order_id, r.tender_no) = (t.order_id, t.tender_no) and r.status <> 'FAILED')) as may_give_back`.execute(
    db,
  )
  return rows[0]?.mayGiveBack ?? false
}

/** Locks an order until the transaction ends, so that one caller at a time decides about its money. */
export function lockOrder(tx: Queryable, orderId: number) {
  return tx
    .selectFrom('orders')
    .select(['orderId', 'orderNum', 'orderStatus', 'paymentStatus', 'currency', 'custId'])
    .where('orderId', '=', orderId)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Stores a refund before the provider is asked. */
export function insertRefund(db: Queryable, refund: Insertable<DB['refund']>): Promise<RefundRow> {
  return db.insertInto('refund').values(refund).returningAll().executeTakeFirstOrThrow()
}

/** Stores which pieces a refund is for. */
export async function insertRefundItems(
  db: Queryable,
  rows: readonly Insertable<DB['refundItem']>[],
): Promise<void> {
  if (rows.length > 0) await db.insertInto('refundItem').values(rows).execute()
}

/** The pieces a refund is for; none if it was for an amount. */
export function findRefundItems(db: Queryable, refundId: number) {
  return db
    .selectFrom('refundItem')
    .selectAll()
    .where('refundId', '=', refundId)
    .orderBy('orderItemId')
    .execute()
}

/** A refund, and the kind of balance it goes to; undefined for an unknown one. */
export function findRefund(
  db: Queryable,
  refundId: number,
): Promise<(RefundRow & { balanceKind: string | null }) | undefined> {
  return db
    .selectFrom('refund')
    .selectAll('refund')
    .leftJoin('balance', 'balance.balanceId', 'refund.balanceId')
    .select('balance.kind as balanceKind')
    .where('refundId', '=', refundId)
    .executeTakeFirst()
}

/** Whether another refund replaced one that failed. */
export async function wasSentAgain(db: Queryable, refundId: number): Promise<boolean> {
  const row = await db
    .selectFrom('refund')
    .select('refundId')
    .where('retryOf', '=', refundId)
    .executeTakeFirst()
  return row !== undefined
}

/** The charge that is refunded. */
export function findChargeOfRefund(db: Queryable, attemptId: number) {
  return db
    .selectFrom('paymentAttempt')
    .select(['idempotencyKey', 'providerRef as reference', 'currency', 'provider'])
    .where('attemptId', '=', attemptId)
    .executeTakeFirstOrThrow()
}

interface Settlement {
  status: 'SUCCEEDED' | 'FAILED' | 'UNKNOWN'
  providerRef?: string | null
  failureMessage?: string | null
}

/** Updates an open refund; undefined if it is settled already. */
export function updateOpenRefund(
  db: Queryable,
  refundId: number,
  settlement: Settlement,
): Promise<RefundRow | undefined> {
  return db
    .updateTable('refund')
    .set({ ...settlement, updatedAt: sql<Date>`now()` })
    .where('refundId', '=', refundId)
    .where('status', 'in', OPEN_STATUSES)
    .returningAll()
    .executeTakeFirst()
}

/** Takes the open refunds that are due for a check with the provider. */
export function takeDueRefunds(db: Queryable, limit: number): Promise<RefundRow[]> {
  return db
    .updateTable('refund')
    .set((eb) => ({ checks: eb('checks', '+', 1), checkedAt: sql<Date>`now()` }))
    .where('refundId', 'in', (eb) =>
      eb
        .selectFrom('refund')
        .select('refundId')
        .where('status', 'in', OPEN_STATUSES)
        .where(isDueForCheck)
        .orderBy('refundId')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute()
}

/** Cancelled orders whose refund was never started: their capture arrived after they were cancelled. */
export async function findCancelledWithMoney(db: Queryable, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('orders')
    .select('orderId')
    .where('orderStatus', '=', 'REJECTED')
    .where('paymentStatus', 'in', ['PAID', 'PARTLY_REFUNDED'])
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('refund')
            .select('refundId')
            .whereRef('refund.orderId', '=', 'orders.orderId')
            .where('reason', '=', 'CANCELLATION'),
        ),
      ),
    )
    .orderBy('orderId')
    .limit(limit)
    .execute()
  return rows.map((row) => row.orderId)
}

/** Seconds since a refund was stored, by the database's clock. */
export async function findRefundAge(db: Queryable, refundId: number): Promise<number> {
  const row = await db
    .selectFrom('refund')
    .select(sql<number>`extract(epoch from now() - created_at)::float8`.as('seconds'))
    .where('refundId', '=', refundId)
    .executeTakeFirstOrThrow()
  return row.seconds
}
