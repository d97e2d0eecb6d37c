import { type Selectable, sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import type { DB } from '../../../db/schema.ts'
import { isDueForCheck } from '../../../db/sql/due-for-check.ts'

export type AttemptRow = Selectable<DB['paymentAttempt']>

/** Neither paid nor failed: the provider's answer is open. */
export const OPEN_STATUSES = ['PENDING', 'ACTION_REQUIRED', 'UNKNOWN'] as const

export const isOpen = ({ status }: Pick<AttemptRow, 'status'>): boolean =>
  OPEN_STATUSES.some((open) => open === status)

const ageSeconds = sql<number>`extract(epoch from now() - created_at)::float8`.as('ageSeconds')

/** An attempt as far as it counts against the limits: its card, and its age by the database's clock. */
export interface Try {
  cardFingerprint: string | null
  ageSeconds: number
}

/** The attempts of an order, first to last. */
export function findAttempts(db: Queryable, orderId: number): Promise<(AttemptRow & Try)[]> {
  return db
    .selectFrom('paymentAttempt')
    .selectAll()
    .select(ageSeconds)
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

/** Writes an attempt down; it must be committed before the provider is asked (Reliability §2.7). */
export function insertAttempt(tx: Queryable, attempt: NewAttempt): Promise<AttemptRow> {
  return tx
    .insertInto('paymentAttempt')
    .values({ ...attempt, status: 'PENDING' })
    .returningAll()
    .executeTakeFirstOrThrow()
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
    .select(ageSeconds)
    .where('attemptId', '=', attemptId)
    .executeTakeFirstOrThrow()
  return row.ageSeconds
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
