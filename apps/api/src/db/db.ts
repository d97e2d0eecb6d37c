import { Kysely, type KyselyPlugin, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import { SnakeCaseStatements } from './camel-case-columns.ts'
import { giveUpSilent } from './give-up-silent.ts'
import { preparing } from './prepared.ts'
import type { DB } from './schema.ts'

/**
 * The database with the right to open a transaction: the first argument of a use case. No transaction is one,
 * so that each statement sent to it is committed by itself.
 */
export interface Db extends Kysely<DB> {
  readonly isTransaction: false
  withPlugin(plugin: KyselyPlugin): Db
}
/** Something SQL can be sent to: the first argument of a repository function. */
export type Queryable = Kysely<DB> | Transaction<DB>

// bigint columns are money and counts, far below 2^53; numeric columns are weights and percents.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)

interface PoolOptions {
  databaseUrl: string
  max?: number
  onError: (error: Error) => void
}

/**
 * The shop's statements are short and come many at once: helpers and compiled plans cost them more than
 * they bring, and its tables are in memory, where a page out of turn costs no more than the next one.
 */
const PLANNER = '-c max_parallel_workers_per_gather=0 -c jit=off -c random_page_cost=1.1'

/** A new PostgreSQL takes the zone of its machine, where a midnight may be missing. */
const ZONE = '-c TimeZone=UTC'

/** A pool that outlives a lost server: the next query connects again. */
export function openPool({ databaseUrl, max = 10, onError }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max,
    options: `${PLANNER} ${ZONE}`,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
    // One that waits for news only, such as of new jobs, is missed soon too.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  })
  giveUpSilent(pool)
  // Without these a dropped connection ends the process.
  pool.on('error', onError)
  pool.on('connect', (client) => client.on('error', onError))
  return pool
}

/** Kysely over a pool; columns are snake_case in SQL and camelCase in TypeScript, jsonb keys stay as they are. */
export function openDb(pool: pg.Pool): Db {
  return new Kysely<DB>({
    dialect: new PostgresDialect({ pool: preparing(pool) }),
    plugins: [new SnakeCaseStatements()],
  }) as Db
}
