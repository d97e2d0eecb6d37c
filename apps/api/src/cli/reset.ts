import type pg from 'pg'
import { emptyDatabase } from '../backup/restore-backup.ts'
import type { Config } from '../config/config.ts'
import { StartProblem } from '../config/start-problem.ts'
import { withDatabaseToItself } from '../db/connections/presence.ts'
import { withPool } from './running/with-pool.ts'

/** `mendwell reset`: an empty, migrated database; the next start fills it. Deleting people's data needs --yes. */
export const reset = (config: Config, options: string[]) =>
  withPool(config, async (pool) => {
    const lost = await describeWork(pool)
    if (lost && !options.includes('--yes')) {
      throw new StartProblem(`This would remove ${lost}: add --yes to do it.`)
    }
    await withDatabaseToItself(pool, () => emptyDatabase(pool))
    console.log('The database is empty; npm start fills it.')
  })

/** What shoppers and staff have created, in words: '2 orders, 1 customer'; empty in a newly opened shop. */
export async function describeWork(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query(
    `select to_regclass('public.staff_event') is not null as exists`,
  )
  if (!rows[0]?.exists) return ''
  const counted = await pool.query(`select (select count(*) from orders) as order,
    (select count(*) from customer where cust_type <> 'S') as customer,
    (select count(*) from staff_event) as change`)
  return Object.entries<number>(counted.rows[0])
    .filter(([, count]) => count > 0)
    .map(([what, count]) => `${count} ${what}${count === 1 ? '' : 's'}`)
    .join(', ')
}
