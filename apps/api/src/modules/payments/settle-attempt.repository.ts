import { sql } from 'kysely'
import { compiledOnce, type Filled, type Place } from '../../db/compiled-once.ts'
import type { Queryable } from '../../db/db.ts'
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

/** Moves an open attempt on; returns no row when it is settled already, or has another reference. */
export const updateOpenAttempt = (attemptId: number, settlement: Settlement): Filled<AttemptRow> =>
  openAttempt.with({ ...UNTOLD, ...settlement, attemptId })

const openAttempt = compiledOnce((db, place: Place<Settled>) =>
  updateAttempt(db, place).where('status', 'in', OPEN_STATUSES),
)

/**
 * A given up attempt that was captured after all pays its order, unless another attempt does or may.
 * The order must be locked.
 */
export function reviveAttempt(
  db: Queryable,
  attemptId: number,
  settlement: Settlement,
): Promise<AttemptRow | undefined> {
  return endedAttempt.first(db, { ...UNTOLD, ...settlement, attemptId })
}

const endedAttempt = compiledOnce((db, place: Place<Settled>) =>
  updateAttempt(db, place)
    .where('status', 'in', ['FAILED', 'CANCELED'])
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
    ),
)

type Settled = Required<Settlement> & { attemptId: number }

const UNTOLD = {
  providerRef: null,
  failureMessage: null,
  cardBrand: null,
  cardLast4: null,
  cardFingerprint: null,
}

/** What was told of the card stays where nothing is told of it now; a reference stays once it is known. */
function updateAttempt(db: Queryable, place: Place<Settled>) {
  const told = (name: 'providerRef' | 'cardBrand' | 'cardLast4' | 'cardFingerprint') =>
    sql<string | null>`coalesce(${place(name)}, ${sql.ref(name)})`
  return db
    .updateTable('paymentAttempt')
    .set({
      status: place('status'),
      failureMessage: place('failureMessage'),
      providerRef: told('providerRef'),
      cardBrand: told('cardBrand'),
      cardLast4: told('cardLast4'),
      cardFingerprint: told('cardFingerprint'),
      updatedAt: sql<Date>`now()`,
    })
    .where('attemptId', '=', place('attemptId'))
    .where(sql<boolean>`coalesce(provider_ref = ${place('providerRef')}, true)`)
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
