import type pg from 'pg'
import { StartProblem } from '../../config/start-problem.ts'

const WORDS = 'Mendwell: a backup is being restored'

/** The first statement of a restore, in one transaction with the deletion: a kill leaves no shop, and a mark of it. */
export const beginRestore = `comment on schema public is '${WORDS}'`
/** The last statement of a restore, in one transaction with all its data. */
export const endRestore = 'comment on schema public is null'

/** @throws StartProblem if a restore was interrupted: an empty database is not a new shop then. */
export async function refuseUnfinishedRestore(pool: pg.Pool): Promise<void> {
  const { rowCount } = await pool.query(
    `select from pg_namespace where nspname = 'public' and obj_description(oid, 'pg_namespace') = $1`,
    [WORDS],
  )
  if (rowCount === 0) return
  throw new StartProblem(
    'A restore ended before it was done, and what the shop had is not in the database. Run npx mendwell restore <file> once more, or npx mendwell reset for an empty shop.',
  )
}
