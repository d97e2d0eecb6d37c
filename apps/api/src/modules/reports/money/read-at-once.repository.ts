import { sql } from 'kysely'
import type { Db, Queryable } from '../../../db/db.ts'

/**
 * All statements of a report see the same snapshot, so that figures shown twice agree while the shop sells. Each is
 * planned for its days: a generic plan mistakes a year for a few orders, and looks up each of them separately. A year's
 * lines are sorted in memory. Statements that need no answer of one another are sent together (`Promise.all`): PostgreSQL
 * then works on the next while this process reads an answer.
 */
export const readAtOnce = <Answer>(db: Db, read: (tx: Queryable) => Promise<Answer>) =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      await sql`select set_config('plan_cache_mode', 'force_custom_plan', true), set_config('work_mem', '32MB', true)`.execute(
        tx,
      )
      return read(tx)
    })
