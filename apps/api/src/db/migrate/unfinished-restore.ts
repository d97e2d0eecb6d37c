import type pg from 'pg'
import { StartProblem } from '../../config/start-problem.ts'

const WORDS = 'Mendwell: a backup is being restored'

/** Statement with which a restore begins, in one transaction with the emptying: a kill leaves no shop, and says so. */
export const beginRestore = `comment on schema public is '${WORDS}'`
/** Statement with which a restore ends, in one transaction with all that it brings. */
export const endRestore = 'comment on schema public is null'

/** @throws StartProblem where a restore began and never ended: an empty database is not a new shop then. */
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
