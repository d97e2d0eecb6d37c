import fs from 'node:fs/promises'
import { runMigrations } from 'graphile-worker'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import pg from 'pg'
import { giveUpSilent } from './give-up-silent.ts'
import { refuseUnfinishedRestore } from './unfinished-restore.ts'

const folder = new URL('../../migrations/', import.meta.url)

/**
 * Brings the tables up to date, the shop's and the job queue's. Two processes at once wait for each other.
 * With `only`, no further than these migrations: the tables as they were when a backup was taken.
 * @throws StartProblem where a restore never ended.
 * @throws Error naming the migration that failed; nothing of it is kept.
 */
export async function migrate(pool: pg.Pool, only?: readonly string[]): Promise<void> {
  const patient = openPatient(pool)
  try {
    if (!only) await refuseUnfinishedRestore(patient)
    await migrateWith(patient, only)
  } finally {
    await patient.end()
  }
}

/** A pool to the same database without the bounds of a request: an index over a million products takes minutes. */
function openPatient({ options }: pg.Pool): pg.Pool {
  const patient = new pg.Pool({
    ...options,
    // Not enumerable, so that it is not logged.
    password: options.password,
    max: 2,
    statement_timeout: 0,
    idle_in_transaction_session_timeout: 0,
  })
  giveUpSilent(patient)
  // The statement that fails says it.
  patient.on('error', () => {})
  patient.on('connect', (client) => client.on('error', () => {}))
  return patient
}

async function migrateWith(pool: pg.Pool, only?: readonly string[]): Promise<void> {
  const db = new Kysely<never>({ dialect: new PostgresDialect({ pool }) })
  // Two branches may each bring a migration; whichever is merged last need not have the highest number.
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => getMigrations(only) },
    allowUnorderedMigrations: true,
  })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error) {
    const failed = results.find((result) => result.status === 'Error')?.migrationName
    throw new Error(`Migration ${failed ?? ''} failed`, { cause: error })
  }
  await runMigrations({ pgPool: pool })
}

/** Every migration this version knows, in order. */
export const migrationNames = async (): Promise<string[]> =>
  (await fs.readdir(folder)).filter((file) => file.endsWith('.sql')).sort()

async function getMigrations(only?: readonly string[]): Promise<Record<string, Migration>> {
  const files = (await migrationNames()).filter((file) => !only || only.includes(file))
  const load = async (file: string): Promise<[string, Migration]> => {
    const text = await fs.readFile(new URL(file, folder), 'utf8')
    return [file, { up: async (db) => void (await sql.raw(text).execute(db)) }]
  }
  return Object.fromEntries(await Promise.all(files.map(load)))
}
