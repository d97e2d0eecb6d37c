import type { Selectable } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import type { DB } from '../../../db/schema.ts'
import { ageSeconds, dueAttempts, oneMoreCheck } from './attempts.sql.ts'

export type AttemptRow = Selectable<DB['paymentAttempt']>
/** With its age by the database's clock. */
export type AgedAttempt = AttemptRow & { ageSeconds: number }

/** The attempts of an order, first to last. */
export function findAttempts(db: Queryable, orderId: number): Promise<AgedAttempt[]> {
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

/** An attempt as it stands. */
export function findAttempt(db: Queryable, attemptId: number): Promise<AttemptRow> {
  return db
    .selectFrom('paymentAttempt')
    .selectAll()
    .where('attemptId', '=', attemptId)
    .executeTakeFirstOrThrow()
}

/** Takes the open attempts whose next question to the provider is due, each with its age. */
export function takeDueAttempts(db: Queryable, limit: number): Promise<AgedAttempt[]> {
  return db
    .updateTable('paymentAttempt')
    .set(oneMoreCheck)
    .where('attemptId', 'in', dueAttempts('payment_attempt', limit))
    .returningAll()
    .returning(ageSeconds)
    .execute()
}
