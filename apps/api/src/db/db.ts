import {
  CamelCasePlugin,
  Kysely,
  type KyselyPlugin,
  type LogEvent,
  PostgresDialect,
  type Transaction,
} from 'kysely'
import pg from 'pg'
import { naming } from './named-statements.ts'
import type { ReadingPool } from './replica.ts'
import type { DB } from './schema.ts'
import { OF_REQUESTS, settingSession } from './session-settings.ts'
import { makeFrugalClient } from './take-fewer.ts'

/**
 * The database with the right to open a transaction: the first argument of a use case. It is not a transaction itself:
 * each statement sent to it is committed on its own.
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

/** The limit of `answerWithinMs` for requests people wait for. */
export const ANSWER_WITHIN_MS = 20_000

interface PoolOptions {
  databaseUrl: string
  max?: number
  /** Limits of its statements. */
  bounds?: Record<string, string>
  /** Shown in pg_stat_activity. */
  applicationName?: string | undefined
  /**
   * A connection that has not answered a statement by then is closed, since its packets may be dropped: TCP alone would
   * wait for a quarter of an hour. Longer than `statement_timeout`. Without it COPY streams are possible.
   */
  answerWithinMs?: number
  /** Callers who wait longer for a free or new connection are refused. */
  connectWithinMs?: number
  onError: (error: Error) => void
}

/** A pool that survives a lost server: the next query reconnects. */
export function openPool({
  databaseUrl,
  max = 10,
  bounds = OF_REQUESTS,
  applicationName,
  answerWithinMs,
  connectWithinMs = 5_000,
  onError,
}: PoolOptions): pg.Pool {
  const { Client, watch } = makeFrugalClient()
  const pool = new pg.Pool({
    Client,
    connectionString: databaseUrl,
    max,
    application_name: applicationName,
    onConnect: settingSession(bounds),
    connectionTimeoutMillis: connectWithinMs,
    idleTimeoutMillis: 30_000,
    query_timeout: answerWithinMs,
    // Only this makes pg close a connection that did not answer in time; otherwise the next call waits for it.
    pipeline: answerWithinMs !== undefined,
    // Keepalive detects a dead connection that only listens too, such as for new jobs.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  })
  watch(pool)
  // Without these a dropped connection ends the process.
  pool.on('error', onError)
  pool.on('connect', (client) => client.on('error', onError))
  return pool
}

interface DbOptions {
  /** Called for every statement. */
  onStatement?: ((event: LogEvent) => void) | undefined
}

/** Kysely over a pool; columns are snake_case in SQL and camelCase in TypeScript, jsonb keys stay as they are. */
export function openDb(pool: ReadingPool, { onStatement }: DbOptions = {}): Db {
  return new Kysely<DB>({
    dialect: new PostgresDialect({ pool: naming(pool) }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    ...(onStatement && { log: onStatement }),
  }) as Db
}
