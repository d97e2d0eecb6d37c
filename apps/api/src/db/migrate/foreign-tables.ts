import type pg from 'pg'
import { StartProblem } from '../../config/start-problem.ts'

/** Whether Mendwell has ever created its tables here. */
export async function hasTables(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query(
    `select to_regclass('public.kysely_migration') is not null as "isThere"`,
  )
  return rows[0]?.isThere
}

/**
 * A restore or a reset would drop them, and a migration fail at the first of the same name.
 * @throws StartProblem if the database has tables, but none of Mendwell's.
 */
export async function refuseForeignTables(pool: pg.Pool): Promise<void> {
  if (await hasTables(pool)) return
  const { rows } = await pool.query<{ name: string }>(
    `select relname as name from pg_class c
     where relnamespace = to_regnamespace('public') and relkind in ('r', 'p', 'v', 'm')
       and relname not like 'kysely\\_%'
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
     order by relname limit 1`,
  )
  if (!rows[0]) return
  throw new StartProblem(
    `The database holds tables of another program (${rows[0].name}): give Mendwell a database of its own.`,
  )
}
