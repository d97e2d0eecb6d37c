import { sql } from 'kysely'
import { committedSoon } from '../../db/committed-soon.ts'
import { compiledOnce, type Place } from '../../db/compiled-once.ts'
import type { Db, Queryable } from '../../db/db.ts'

interface Attempt {
  scope: string
  subject: string
  limit: number
  windowSeconds: number
}

/**
 * Counts one attempt in a single statement, so that parallel ones cannot overrun; false when refused. A crash may forget
 * the attempts of its last second.
 */
export async function countAttempt(db: Db, attempt: Attempt): Promise<boolean> {
  return (await countOnce.first(db, attempt)) !== undefined
}

const countOnce = compiledOnce((db, place: Place<Attempt>) => {
  const isOver = sql<boolean>`attempt_count.window_start <= now() - make_interval(secs => ${place('windowSeconds')})`
  return db
    .insertInto('attemptCount')
    .values({
      scope: place('scope'),
      subject: place('subject'),
      windowStart: sql<Date>`now()`,
      attempts: 1,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['scope', 'subject'])
        .doUpdateSet({
          attempts: sql<number>`case when ${isOver} then 1 else attempt_count.attempts + 1 end`,
          windowStart: sql<Date>`case when ${isOver} then now() else attempt_count.window_start end`,
        })
        .where((eb) => eb.or([isOver, eb('attemptCount.attempts', '<', place('limit'))])),
    )
    .returning(['attempts', committedSoon])
})

/** Whether the window of a subject is open and full; nothing is counted. */
export async function isSpent(db: Queryable, attempt: Attempt): Promise<boolean> {
  const counted = await openWindow.first(db, attempt)
  return (counted?.attempts ?? 0) >= attempt.limit
}

const openWindow = compiledOnce((db, place: Place<Attempt>) =>
  db
    .selectFrom('attemptCount')
    .select('attempts')
    .where('scope', '=', place('scope'))
    .where('subject', '=', place('subject'))
    .where('windowStart', '>', sql<Date>`now() - make_interval(secs => ${place('windowSeconds')})`),
)

/** Seconds until the window of a refused attempt is over; at least 1. */
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

/** Takes one counted attempt back: it was the right password. */
export async function uncountAttempt(db: Queryable, scope: string, subject: string): Promise<void> {
  await db
    .updateTable('attemptCount')
    .set((eb) => ({ attempts: eb('attempts', '-', 1) }))
    .where('scope', '=', scope)
    .where('subject', '=', subject)
    .where('attempts', '>', 0)
    .execute()
}

/** Forgets all attempts of a scope on a subject. */
export async function forgetAttempts(db: Queryable, scope: string, subject: string): Promise<void> {
  await db
    .deleteFrom('attemptCount')
    .where('scope', '=', scope)
    .where('subject', '=', subject)
    .execute()
}
