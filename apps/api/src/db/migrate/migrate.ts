import fs from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { runMigrations } from 'graphile-worker'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import pg from 'pg'
import { errorCode, StartProblem } from '../../config/start-problem.ts'
import { LOCKS } from '../locks.ts'
import { settingSession, WITHOUT_BOUNDS } from '../session-settings.ts'
import { hasTables, refuseForeignTables } from './foreign-tables.ts'
import { refuseUnfinishedRestore } from './unfinished-restore.ts'

const ownFolder = new URL('../../../migrations/', import.meta.url)

/**
 * The longest a migration may wait for a lock: everything the open shop does with that table waits behind it. It is
 * shorter than PostgreSQL's `deadlock_timeout` of 1 s, after which the order could be the one that is ended.
 */
const LOCK_TIMEOUT = '500ms'
/** A file with this name has no transaction: its statements, DROP and CREATE INDEX CONCURRENTLY, block no one. */
const CONCURRENT = '.concurrently.sql'
const AGAIN_AFTER_MS = 1_000
/** About five minutes in all. */
const MAX_TRIES = 200
/** Another transaction has the lock, or waits for one of ours. */
const PASSING = new Set(['55P03', '40P01'])

interface Options {
  /** Only up to these migrations: the tables as they were when a backup was taken. */
  only?: readonly string[] | undefined
  /** The owner of the tables, if it is not the connected user. */
  owner?: string | undefined
  folder?: URL
  maxTries?: number
}

/**
 * Migrates the tables of the shop and of the job queue: each migration in a transaction of its own, so that it holds
 * few locks, briefly; one that does not get its locks rolls back and retries. Two processes at once wait for each
 * other.
 * @throws StartProblem if a restore was interrupted, if the tables are another program's or a newer version's, and if a
 * lock was never available.
 * @throws Error naming the failed migration; it is rolled back, and the ones before it stay.
 */
export async function migrate(pool: pg.Pool, options: Options = {}): Promise<void> {
  const patient = openPatient(pool, options)
  try {
    if (!options.only) await refuseUnfinishedRestore(patient)
    await migrateInTurn(patient, options)
  } finally {
    await patient.end()
  }
}

/** A pool to the same database without the limits of a request. */
function openPatient({ options }: pg.Pool, { owner }: Options): pg.Pool {
  const patient = new pg.Pool({
    ...options,
    // Not enumerable, so that it is not logged.
    password: options.password,
    // One connection holds the migration lock.
    max: 3,
    onConnect: settingSession({ ...WITHOUT_BOUNDS, ...(owner !== undefined && { role: owner }) }),
    query_timeout: 0,
    pipeline: false,
  })
  // The failing statement reports it.
  patient.on('error', () => {})
  patient.on('connect', (client) => client.on('error', () => {}))
  return patient
}

async function migrateInTurn(pool: pg.Pool, options: Options): Promise<void> {
  const turn = await pool.connect()
  try {
    await turn.query(`select pg_advisory_lock(${LOCKS.migrate})`)
    await migrateWith(pool, options)
  } finally {
    // Ends the session, and the lock with it.
    turn.release(true)
  }
}

async function migrateWith(pool: pg.Pool, options: Options): Promise<void> {
  await refuseForeignTables(pool)
  const isBlank = !(await hasTables(pool))
  const migrations = await readMigrations({ ...options, isBlank })
  if (!isBlank) await refuseNewerTables(pool, Object.keys(migrations))
  const openMigrator = (disableTransactions: boolean) =>
    new Migrator({
      db: new Kysely<never>({ dialect: new PostgresDialect({ pool }) }),
      provider: { getMigrations: async () => migrations },
      // Two branches may each add a migration; the last one merged need not have the highest number.
      allowUnorderedMigrations: true,
      disableTransactions,
    })
  const inTransactions = openMigrator(false)
  const withoutThem = openMigrator(true)
  const migrateOne = async () => {
    const next = (await inTransactions.getMigrations()).find(({ executedAt }) => !executedAt)
    return (next?.name.endsWith(CONCURRENT) ? withoutThem : inTransactions).migrateUp()
  }
  const { maxTries = MAX_TRIES } = options
  for (let tries = 1; ; ) {
    // An empty database has no one to block: all at once is faster.
    const { error, results = [] } = await (isBlank
      ? inTransactions.migrateToLatest()
      : migrateOne())
    if (!error && (isBlank || results.length === 0)) break
    if (!error) {
      tries = 1
      continue
    }
    const failed = results.find(({ status }) => status === 'Error')?.migrationName ?? ''
    if (!PASSING.has(errorCode(error) ?? '')) {
      const what = failed ? `Migration ${failed}` : 'Making the tables'
      throw new Error(`${what} failed`, { cause: error })
    }
    if (tries >= maxTries) throw await stillLocked(pool, failed, error)
    tries += 1
    await wait(AGAIN_AFTER_MS)
  }
  await runMigrations({ pgPool: pool })
}

/** Every migration this version knows, in order. */
export const migrationNames = async (folder = ownFolder): Promise<string[]> =>
  (await fs.readdir(folder)).filter((file) => file.endsWith('.sql')).sort()

interface Reading extends Options {
  /** All migrations are then one transaction, in which nothing is created concurrently. */
  isBlank: boolean
}

async function readMigrations({ only, folder = ownFolder, isBlank }: Reading) {
  const files = (await migrationNames(folder)).filter((file) => !only || only.includes(file))
  const load = async (file: string): Promise<[string, Migration]> => {
    const text = await fs.readFile(new URL(file, folder), 'utf8')
    const up: Migration['up'] = async (db) => {
      if (file.endsWith(CONCURRENT)) {
        for (const statement of statementsOf(text, isBlank)) await sql.raw(statement).execute(db)
        return
      }
      await sql.raw(`set local lock_timeout = '${LOCK_TIMEOUT}'`).execute(db)
      await sql.raw(text).execute(db)
    }
    return [file, { up }]
  }
  return Object.fromEntries(await Promise.all(files.map(load)))
}

/** PostgreSQL runs several statements at once as a transaction. */
function statementsOf(text: string, isBlank: boolean): string[] {
  const statements = text.replaceAll(/^\s*--.*$/gm, '').split(';')
  const wanted = isBlank
    ? statements.map((one) => one.replace(/\bconcurrently\b/i, ''))
    : statements
  return wanted.filter((one) => one.trim() !== '')
}

async function refuseNewerTables(pool: pg.Pool, known: string[]): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    'select name from public.kysely_migration where name <> all ($1) order by name desc limit 1',
    [known],
  )
  if (!rows[0]) return
  throw new StartProblem(
    `The database was brought up to date by a newer Mendwell (${rows[0].name}): start that version, or restore a backup of before.`,
  )
}

async function stillLocked(pool: pg.Pool, name: string, cause: unknown): Promise<StartProblem> {
  const { rows } = await pool.query<{ pid: number; who: string; since: string }>(
    `select pid, coalesce(nullif(application_name, ''), usename, '') as who, xact_start::text as since
     from pg_stat_activity
     where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()
     order by xact_start limit 1`,
  )
  const oldest = rows[0]
    ? ` The oldest transaction is of ${rows[0].since}: ${rows[0].who}, PostgreSQL process ${rows[0].pid}.`
    : ''
  return new StartProblem(
    `The tables cannot be brought up to date: migration ${name} does not get its locks.${oldest} Start again when it has ended.`,
    { cause },
  )
}
