import type { Selectable } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import type { DB } from '../../../db/schema.ts'
import { ageSeconds, dueAttempts, oneMoreCheck } from './attempts.sql.ts'

export type AttemptRow = Selectable<DB['paymentAttempt']>
/** With its age by the database's clock. */
export type AgedAttempt = AttemptRow & { ageSeconds: number }

/** The attempts of an order, oldest first. */
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

/** Stores an attempt; it must be committed before the provider is asked (Reliability §2.7). */
export function insertAttempt(tx: Queryable, attempt: NewAttempt): Promise<AttemptRow> {
  return tx
    .insertInto('paymentAttempt')
    .values({ ...attempt, status: 'PENDING' })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** An attempt in its current state. */
export function findAttempt(db: Queryable, attemptId: number): Promise<AttemptRow> {
  return db
    .selectFrom('paymentAttempt')
    .selectAll()
    .where('attemptId', '=', attemptId)
    .executeTakeFirstOrThrow()
}

/** Takes the open attempts due for their next check with the provider, each with its age. */
export function takeDueAttempts(db: Queryable, limit: number): Promise<AgedAttempt[]> {
  return db
    .updateTable('paymentAttempt')
    .set(oneMoreCheck)
    .where('attemptId', 'in', dueAttempts('payment_attempt', limit))
    .returningAll()
    .returning(ageSeconds)
    .execute()
}
