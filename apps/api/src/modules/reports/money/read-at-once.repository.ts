import { sql } from 'kysely'
import type { Db, Queryable } from '../../../db/db.ts'

/**
 * All statements of a report see the same snapshot, so that figures shown twice agree while the shop sells. Each is
 * planned for its days: a generic plan mistakes a year for a few orders, and looks up each of them separately.
 */
export const readAtOnce = <Answer>(db: Db, read: (tx: Queryable) => Promise<Answer>) =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      await sql`set local plan_cache_mode = 'force_custom_plan'`.execute(tx)
      return read(tx)
    })
