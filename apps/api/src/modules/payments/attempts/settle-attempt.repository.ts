import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import { type AttemptRow, OPEN_STATUSES } from './payment-attempts.repository.ts'

/** How an attempt goes on, or ends. */
export interface Settlement {
  status: 'SUCCEEDED' | 'FAILED' | 'CANCELED' | 'ACTION_REQUIRED' | 'UNKNOWN'
  providerRef?: string | null
  failureMessage?: string | null
  cardBrand?: string | null
  cardLast4?: string | null
  cardFingerprint?: string | null
}

/** Moves an open attempt on; undefined when it is settled already, or has another reference. */
export function updateOpenAttempt(
  db: Queryable,
  attemptId: number,
  settlement: Settlement,
): Promise<AttemptRow | undefined> {
  return updateAttempt(db, attemptId, settlement)
    .where('status', 'in', OPEN_STATUSES)
    .executeTakeFirst()
}

/**
 * A given up attempt that was captured after all pays its order, unless another attempt does or may, or balances have
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
            .where('other.status', 'in', [...OPEN_STATUSES, 'SUCCEEDED']),
        ),
      ),
    )
    .executeTakeFirst()
}

/** Its tender still waits for this amount, and what balances hold beside it was not given back with the order's end. */
const isStillItsPart = sql<boolean>`exists (
  select from order_tender t join orders o using (order_id)
  where (t.order_id, t.tender_no) = (payment_attempt.order_id, payment_attempt.tender_no)
    and t.amount_cents = payment_attempt.amount_cents and t.status in ('PLANNED', 'AUTHORIZED')
    and (o.order_status <> 'REJECTED' or not exists (select from order_tender other
      where other.order_id = o.order_id and other.balance_id is not null)))`

/** What was told of the card stays where nothing is told of it now; a reference stays once it is known. */
function updateAttempt(db: Queryable, attemptId: number, settlement: Settlement) {
  const { status, failureMessage = null, providerRef = null } = settlement
  const given = (name: 'providerRef' | 'cardBrand' | 'cardLast4' | 'cardFingerprint') =>
    sql<string | null>`coalesce(${settlement[name] ?? null}, ${sql.ref(name)})`
  return db
    .updateTable('paymentAttempt')
    .set({
      status,
      failureMessage,
      providerRef: given('providerRef'),
      cardBrand: given('cardBrand'),
      cardLast4: given('cardLast4'),
      cardFingerprint: given('cardFingerprint'),
      updatedAt: sql<Date>`now()`,
    })
    .where('attemptId', '=', attemptId)
    .where(sql<boolean>`coalesce(provider_ref = ${providerRef}, true)`)
    .returningAll()
}

/** Writes down what is known of the card by now. */
export async function updateCard(
  db: Queryable,
  attemptId: number,
  card: Pick<Settlement, 'cardBrand' | 'cardLast4' | 'cardFingerprint'>,
): Promise<void> {
  if (Object.keys(card).length === 0) return
  await db.updateTable('paymentAttempt').set(card).where('attemptId', '=', attemptId).execute()
}
