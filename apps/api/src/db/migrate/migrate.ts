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
 * No longer than this may a migration stand in the queue for a lock: whatever the open shop does with that table
 * stands behind it meanwhile.
 */
const LOCK_TIMEOUT = '2s'
/** A file of this name is no transaction: its statements, DROP and CREATE INDEX CONCURRENTLY, disturb nobody. */
const CONCURRENT = '.concurrently.sql'
const AGAIN_AFTER_MS = 1_000
/** Some five minutes in all. */
const MAX_TRIES = 100
/** Another transaction has the lock, or wants one that we have. */
const PASSING = new Set(['55P03', '40P01'])

interface Options {
  /** No further than these migrations: the tables as they were when a backup was taken. */
  only?: readonly string[] | undefined
  /** Whose the tables are to be, where that is not the connected user. */
  owner?: string | undefined
  folder?: URL
  maxTries?: number
}

/**
 * Brings the tables up to date, the shop's and the job queue's: each migration in a transaction of its own, so that it
 * holds few locks and those for a moment; one that does not get its locks steps back and tries again. Two processes at
 * once wait for each other.
 * @throws StartProblem where a restore never ended, where the tables are another program's or those of a newer version,
 * and where a lock was never to be had.
 * @throws Error naming the migration that failed; nothing of it is kept, and the ones before it are.
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

/** A pool to the same database without the bounds of a request. */
function openPatient({ options }: pg.Pool, { owner }: Options): pg.Pool {
  const patient = new pg.Pool({
    ...options,
    // Not enumerable, so that it is not logged.
    password: options.password,
    // One holds the turn.
    max: 3,
    onConnect: settingSession({ ...WITHOUT_BOUNDS, ...(owner !== undefined && { role: owner }) }),
    query_timeout: 0,
    pipeline: false,
  })
  // The statement that fails says it.
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
      // Two branches may each bring a migration; whichever is merged last need not have the highest number.
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
    // Where nothing is yet, nobody is disturbed: all at once is quicker.
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
  /** All migrations are one transaction then, in which nothing is made concurrently. */
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

/** PostgreSQL takes several at once for a transaction. */
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
