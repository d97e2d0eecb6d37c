import type pg from 'pg'
import type { Config } from '../../config/config.ts'
import { errorCode, StartProblem } from '../../config/start-problem.ts'
import { applicationName } from '../../db/connections/presence.ts'
import { openPool } from '../../db/db.ts'
import { openDatabase } from '../../start/open-database.ts'

/** PostgreSQL's codes for a missing table, column and schema. */
const NOT_THERE = new Set(['42P01', '42703', '3F000'])
const noShop =
  'The database holds no shop, or an older one. Look at DATA_DIR or DATABASE_URL, or run: npx mendwell migrate'

/** Runs a command with the shop's database, whether the shop is open or not. */
export async function withPool<T>(config: Config, work: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const database = await openDatabase(config)
  let hasEnded = false
  // The last connections may still be closing when the server stops.
  const onError = (error: Error) => hasEnded || console.error(error.message)
  const pool = openPool({
    databaseUrl: database.url,
    applicationName: applicationName('command'),
    onError,
  })
  try {
    return await work(pool)
  } catch (cause) {
    throw NOT_THERE.has(errorCode(cause) ?? '') ? new StartProblem(noShop, { cause }) : cause
  } finally {
    hasEnded = true
    await pool.end()
    await database.stop()
  }
}
