import type { Db, Queryable } from '../../../db/db.ts'

/** All statements of a report see the same moment, so that what is told twice agrees while the shop sells. */
export const readAtOnce = <Answer>(db: Db, read: (tx: Queryable) => Promise<Answer>) =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read)
