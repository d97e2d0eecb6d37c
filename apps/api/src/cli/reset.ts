import type pg from 'pg'
import { emptyDatabase } from '../backup/restore-backup.ts'
import type { Config } from '../config.ts'
import { migrate } from '../db/migrate.ts'
import { StartProblem } from '../start-problem.ts'
import { withPool } from './with-pool.ts'

/** `mendwell reset`: an empty, migrated database; the next start fills it. Orders need --yes. */
export const reset = (config: Config, options: string[]) =>
  withPool(config, async (pool) => {
    const orders = await countOrders(pool)
    if (orders > 0 && !options.includes('--yes')) {
      throw new StartProblem(`This would remove ${orders} orders: add --yes to do it.`)
    }
    await emptyDatabase(pool)
    await migrate(pool)
    console.log('The database is empty; npm start fills it.')
  })

/** Orders of the shop; none where it has no tables yet. */
export async function countOrders(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query(`select to_regclass('public.orders') is not null as exists`)
  if (!rows[0]?.exists) return 0
  return (await pool.query('select count(*) from orders')).rows[0]?.count ?? 0
}
