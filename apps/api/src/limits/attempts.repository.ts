import { sql } from 'kysely'
import type { Queryable } from '../db/db.ts'
import { isToCome } from '../db/sql/to-come.ts'

/** An attempt with its limit. */
export interface Attempt {
  scope: string
  subject: string
  limit: number
  windowSeconds: number
}

/** Counts one attempt in a single statement, so that parallel ones cannot overrun; false when refused. */
export async function countAttempt(
  db: Queryable,
  { scope, subject, limit, windowSeconds }: Attempt,
): Promise<boolean> {
  const hasEnded = sql`(attempt_count.window_start <= now() - make_interval(secs => ${windowSeconds})
    or ${isToCome(sql`attempt_count.window_start`)})`
  const { rows } = await sql`insert into attempt_count (scope, subject, window_start, attempts)
    values (${scope}, ${subject}, now(), 1)
    on conflict (scope, subject) do update set
      attempts = case when ${hasEnded} then 1 else attempt_count.attempts + 1 end,
      window_start = case when ${hasEnded} then now() else attempt_count.window_start end
    where ${hasEnded} or attempt_count.attempts < ${limit}
    returning attempts`.execute(db)
  return rows.length > 0
}

/** Whether the window of a subject is open and full; nothing is counted. */
export async function isSpent(db: Queryable, attempt: Attempt): Promise<boolean> {
  const counted = await db
    .selectFrom('attemptCount')
    .select('attempts')
    .where('scope', '=', attempt.scope)
    .where('subject', '=', attempt.subject)
    .where('windowStart', '>', sql<Date>`now() - make_interval(secs => ${attempt.windowSeconds})`)
    .where(sql<boolean>`not ${isToCome(sql`window_start`)}`)
    .executeTakeFirst()
  return (counted?.attempts ?? 0) >= attempt.limit
}

/** Seconds until a refused attempt's window ends; at least 1. */
export async function findWait(db: Queryable, attempt: Attempt): Promise<number> {
  const row = await db
    .selectFrom('attemptCount')
    .select(
      sql<number>`ceil(extract(epoch from window_start - now()))::int + ${attempt.windowSeconds}::int`.as(
        'seconds',
      ),
    )
    .where('scope', '=', attempt.scope)
    .where('subject', '=', attempt.subject)
    .executeTakeFirst()
  return Math.max(1, row?.seconds ?? 1)
}

/** Uncounts one attempt: it was the right password. */
export async function uncountAttempt(db: Queryable, scope: string, subject: string): Promise<void> {
  await db
    .updateTable('attemptCount')
    .set((eb) => ({ attempts: eb('attempts', '-', 1) }))
    .where('scope', '=', scope)
    .where('subject', '=', subject)
    .where('attempts', '>', 0)
    .execute()
}

/** Deletes all attempts of a scope on a subject. */
export async function forgetAttempts(db: Queryable, scope: string, subject: string): Promise<void> {
  await db
    .deleteFrom('attemptCount')
    .where('scope', '=', scope)
    .where('subject', '=', subject)
    .execute()
}
