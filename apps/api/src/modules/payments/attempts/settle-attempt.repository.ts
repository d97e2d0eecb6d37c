import { PAYING_ATTEMPT_STATUSES } from '@mendwell/domain/money/payment-attempts'
import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import { canBeOf, isOpenAttempt, type Settlement, settledColumns } from './attempts.sql.ts'
import type { AttemptRow } from './payment-attempts.repository.ts'

/** Updates an open attempt; undefined if it is settled already, or has another reference. */
export function updateOpenAttempt(
  db: Queryable,
  attemptId: number,
  settlement: Settlement,
): Promise<AttemptRow | undefined> {
  return updateAttempt(db, attemptId, settlement).where(isOpenAttempt).executeTakeFirst()
}

/**
 * An abandoned attempt that was captured after all pays its order, unless another attempt does or may, or balances have
 * changed the card's part since. The order must be locked.
 */
export function reviveAttempt(
  db: Queryable,
  attemptId: number,
  settlement: Settlement,
): Promise<AttemptRow | undefined> {
  return updateAttempt(db, attemptId, settlement)
    .where('status', 'in', ['FAILED', 'CANCELED'])
    .where(isStillItsPart)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('paymentAttempt as other')
            .select('other.attemptId')
            .whereRef('other.orderId', '=', 'paymentAttempt.orderId')
            .where('other.status', 'in', PAYING_ATTEMPT_STATUSES),
        ),
      ),
    )
    .executeTakeFirst()
}

/** Its tender still waits for this amount, and the balance holds beside it were not released when the order ended. */
const isStillItsPart = sql<boolean>`exists (
  select from order_tender t join orders o using (order_id)
  where (t.order_id, t.tender_no) = (payment_attempt.order_id, payment_attempt.tender_no)
    and t.amount_cents = payment_attempt.amount_cents and t.status in ('PLANNED', 'AUTHORIZED')
    and (o.order_status <> 'REJECTED' or not exists (select from order_tender other
      where other.order_id = o.order_id and other.balance_id is not null)))`

const updateAttempt = (db: Queryable, attemptId: number, settlement: Settlement) =>
  db
    .updateTable('paymentAttempt')
    .set(settledColumns(settlement))
    .where('attemptId', '=', attemptId)
    .where(canBeOf(settlement))
    .returningAll()

/** Stores what is known of the card by now. */
export async function updateCard(
  db: Queryable,
  attemptId: number,
  card: Pick<Settlement, 'cardBrand' | 'cardLast4' | 'cardFingerprint'>,
): Promise<void> {
  if (Object.keys(card).length === 0) return
  await db.updateTable('paymentAttempt').set(card).where('attemptId', '=', attemptId).execute()
}
