import { type Selectable, sql } from 'kysely'
import { compiledOnce, type Filled, type Place, togetherAndCommit } from '../../db/compiled-once.ts'
import type { Queryable } from '../../db/db.ts'
import { isDueForCheck } from '../../db/due-for-check.ts'
import type { DB } from '../../db/schema.ts'

export type AttemptRow = Selectable<DB['paymentAttempt']>

/** Neither paid nor failed: the provider's answer is open. */
const OPEN_STATUSES = ['PENDING', 'ACTION_REQUIRED', 'UNKNOWN'] as const

export const isOpen = ({ status }: Pick<AttemptRow, 'status'>): boolean =>
  OPEN_STATUSES.some((open) => open === status)

const ageSeconds = sql<number>`extract(epoch from now() - created_at)::float8`.as('ageSeconds')

/** The attempts of an order with their age by the database's clock, first to last. */
export const findAttempts = (orderId: number): Filled<AttemptRow & Try> =>
  attemptsOfOrder.with({ orderId })

const attemptsOfOrder = compiledOnce((db, place: Place<{ orderId: number }>) =>
  db
    .selectFrom('paymentAttempt')
    .selectAll()
    .select(ageSeconds)
    .where('orderId', '=', place('orderId'))
    .orderBy('attemptNumber'),
)

export interface Try {
  cardFingerprint: string | null
  ageSeconds: number
}

/** The attempts of an order with their age by the database's clock, oldest first. */
export function findTries(db: Queryable, orderId: number): Promise<Try[]> {
  return db
    .selectFrom('paymentAttempt')
    .select(['cardFingerprint', ageSeconds])
    .where('orderId', '=', orderId)
    .orderBy('attemptNumber')
    .execute()
}

interface NewAttempt {
  orderId: number
  attemptNumber: number
  provider: string
  idempotencyKey: string
  requestKey: string
  amountCents: number
  currency: string
}

/** Writes an attempt down, and commits it, before the provider is asked (Reliability §2.7). */
export async function insertAttemptAndCommit(
  tx: Queryable,
  attempt: NewAttempt,
): Promise<AttemptRow> {
  const [[stored]] = await togetherAndCommit(tx, newAttempt.with(attempt))
  if (!stored) throw new Error(`No attempt for order ${attempt.orderId}`)
  return stored
}

const newAttempt = compiledOnce((db, place: Place<NewAttempt>) =>
  db
    .insertInto('paymentAttempt')
    .values({
      orderId: place('orderId'),
      attemptNumber: place('attemptNumber'),
      provider: place('provider'),
      idempotencyKey: place('idempotencyKey'),
      requestKey: place('requestKey'),
      amountCents: place('amountCents'),
      currency: place('currency'),
      status: 'PENDING',
    })
    .returningAll(),
)

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

/**
 * Writes the provider's reference down before any money moves.
 * @throws Error when the attempt is given up meanwhile.
 */
export async function noteReference(
  db: Queryable,
  attemptId: number,
  providerRef: string,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('paymentAttempt')
    .set({ providerRef })
    .where('attemptId', '=', attemptId)
    .where('status', 'in', OPEN_STATUSES)
    .where('providerRef', 'is', null)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows !== 1n) throw new Error(`Attempt ${attemptId} is given up`)
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

/** An attempt as it stands. */
export function findAttempt(db: Queryable, attemptId: number): Promise<AttemptRow> {
  return db
    .selectFrom('paymentAttempt')
    .selectAll()
    .where('attemptId', '=', attemptId)
    .executeTakeFirstOrThrow()
}

/** Seconds since an attempt was written down, by the database's clock. */
export async function findAttemptAge(db: Queryable, attemptId: number): Promise<number> {
  const row = await db
    .selectFrom('paymentAttempt')
    .select(sql<number>`extract(epoch from now() - created_at)::float8`.as('seconds'))
    .where('attemptId', '=', attemptId)
    .executeTakeFirstOrThrow()
  return row.seconds
}

/**
 * Takes the open attempts whose next question to the provider is due. Counting the question here
 * keeps two processes from asking twice.
 */
export function takeDueAttempts(db: Queryable, limit: number): Promise<AttemptRow[]> {
  return db
    .updateTable('paymentAttempt')
    .set((eb) => ({ checks: eb('checks', '+', 1), checkedAt: sql<Date>`now()` }))
    .where('attemptId', 'in', (eb) =>
      eb
        .selectFrom('paymentAttempt')
        .select('attemptId')
        .where('status', 'in', OPEN_STATUSES)
        .where(isDueForCheck)
        .orderBy('attemptId')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute()
}
