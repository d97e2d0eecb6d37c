import { sum } from '@mendwell/domain/money/money'
import { type Selectable, sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import type { DB } from '../../../db/schema.ts'
import { isGivenBack } from '../order/pieces.sql.ts'

/** What one tender of an order paid, and how much of it is refunded or being refunded, in cents. */
export interface Captured {
  tenderNo: number
  kind: string
  amountCents: number
  promisedCents: number
  /** A card, or what staff took. */
  attemptId: number | null
  paidBy: string | null
  /** A gift card or store credit. */
  balanceId: number | null
}

/** What was captured for an order, by tender in the order in which they pay: the card last. */
export async function findCaptured(db: Queryable, orderId: number): Promise<Captured[]> {
  const { rows } = await sql<Captured>`
    select t.tender_no, t.kind, t.amount_cents, a.attempt_id, a.paid_by, t.balance_id,
      (select coalesce(sum(r.amount_cents), 0)::int8 from refund r
        where (r.order_id, r.tender_no) = (t.order_id, t.tender_no) and r.status <> 'FAILED') as promised_cents
    from order_tender t left join payment_attempt a
      on (a.order_id, a.tender_no) = (t.order_id, t.tender_no) and a.status = 'SUCCEEDED'
    where t.order_id = ${orderId} and t.status in ('CAPTURED', 'PARTLY_REFUNDED', 'REFUNDED')
    order by t.balance_id is null, t.kind, t.tender_no`.execute(db)
  return rows
}

/** What is left to refund of what was captured, in cents. */
export const leftOf = (captured: readonly Captured[]): number =>
  sum(captured.map(({ amountCents, promisedCents }) => Math.max(0, amountCents - promisedCents)))

/** How an order was paid outside the shop, as the column has it; null for a card payment. */
export const paidByColumn = (captured: readonly Captured[]): string | null =>
  captured.find(({ paidBy }) => paidBy !== null)?.paidBy ?? null

/** Whether everything paid for an order is refunded or being refunded. */
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
): Promise<(Selectable<DB['refund']> & { balanceKind: string | null })[]> {
  return db
    .selectFrom('refund')
    .selectAll('refund')
    .leftJoin('balance', 'balance.balanceId', 'refund.balanceId')
    .select('balance.kind as balanceKind')
    .where('orderId', '=', orderId)
    .orderBy('refundId')
    .execute()
}
