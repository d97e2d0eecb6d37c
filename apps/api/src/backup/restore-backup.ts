import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { StartProblem } from '../config/start-problem.ts'
import { refuseForeignTables } from '../db/migrate/foreign-tables.ts'
import { migrate, migrationNames } from '../db/migrate/migrate.ts'
import { findOwner } from '../db/migrate/owner.ts'
import { beginRestore, endRestore } from '../db/migrate/unfinished-restore.ts'
import type { Manifest, TableEntry } from './manifest.ts'
import { readArchive } from './read-archive.ts'
import { advanceSequences, copyIn, copyOut, listTables } from './tables.ts'
import { tablesToFill } from './tables-to-fill.ts'
import { measuring, type Progress } from './write-backup.ts'

/**
 * Replaces everything in the database: the archive is checked first, then the tables are created as they were, filled,
 * and read back to be compared byte by byte; finally they are migrated to the current version.
 * @throws StartProblem before anything is changed if the archive is unusable.
 */
export async function restoreBackup(
  pool: pg.Pool,
  file: string,
  progress: Progress,
  folder = unpackingPlace(),
): Promise<Manifest> {
  fs.mkdirSync(folder, { mode: 0o700 })
  try {
    const manifest = await readArchive(file, folder)
    await refuseNewer(manifest)
    await refuseForeignTables(pool)
    await refuseWithoutRights(pool)
    const owner = await findOwner(pool)
    await pool.query(`${emptying(owner)}; ${beginRestore}`)
    try {
      await migrate(pool, { only: manifest.migrations, owner })
      await load(pool, { manifest, folder, progress })
      await migrate(pool, { owner })
    } catch (cause) {
      throw unfinished(cause)
    }
    return manifest
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

/** A new folder for the content of an archive. */
export const unpackingPlace = () => path.join(tmpdir(), `mendwell-restore-${randomUUID()}`)

async function refuseNewer({ migrations }: Manifest) {
  const known = await migrationNames()
  const unknown = migrations.filter((name) => !known.includes(name))
  if (unknown.length === 0) return
  throw new StartProblem(
    `This backup is of a newer Mendwell (${unknown[0]}). Update the shop first; nothing was changed.`,
  )
}

/** A user without the rights to restore must not lose the existing data. */
async function refuseWithoutRights(pool: pg.Pool) {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await switchTriggersOff(client)
  } finally {
    await client.query('rollback').catch(() => {})
    client.release()
  }
}

function unfinished(cause: unknown): StartProblem {
  const reason = cause instanceof Error ? cause.message.split('\n')[0] : String(cause)
  return new StartProblem(
    `The database was emptied, and the backup is not in it yet: ${reason}. Restore again before the shop is opened.`,
    { cause },
  )
}

/**
 * Migrated tables without user data or jobs: as before the first start. The deletion is all or nothing.
 * @throws StartProblem if the database is another program's.
 */
export async function emptyDatabase(pool: pg.Pool): Promise<void> {
  await refuseForeignTables(pool)
  const owner = await findOwner(pool)
  await pool.query(emptying(owner))
  await migrate(pool, { owner })
}

const emptying = (
  owner: string | undefined,
) => `drop schema if exists graphile_worker, preview cascade;
  drop schema public cascade;
  create schema public ${owner === undefined ? '' : `authorization ${pg.escapeIdentifier(owner)}`}`

interface Loading {
  manifest: Manifest
  folder: string
  progress: Progress
}

async function load(pool: pg.Pool, { manifest, folder, progress }: Loading) {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('set local statement_timeout = 0')
    await switchTriggersOff(client)
    const tables = tablesToFill(manifest, await listTables(client))
    // What the migrations inserted comes from the archive too.
    await client.query(`truncate ${tables.map(({ name }) => name).join(', ')} cascade`)
    for (const [index, table] of tables.entries()) {
      await pipeline(
        fs.createReadStream(path.join(folder, table.file)),
        client.query(copyFrom(copyIn(table))),
      )
      await compare(client, table)
      progress(index + 1, tables.length)
    }
    await advanceSequences(client)
    // No trigger fired; an open shop has cached answers (decision 0015).
    await client.query(`select pg_notify('mendwell_cache', 'all')`)
    await client.query(endRestore)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}

/** Rows come in the order of the archive, not of their foreign keys, and no trigger acts on them twice. */
async function switchTriggersOff(client: pg.PoolClient) {
  await client.query('set local session_replication_role = replica').catch((cause: unknown) => {
    const hint =
      "restore with the server's administrator in DATABASE_URL, or: grant set on parameter session_replication_role to <user>"
    throw new StartProblem(`The database user may not restore: ${hint}.`, { cause })
  })
}

async function compare(client: pg.PoolClient, table: TableEntry) {
  const meter = measuring()
  await pipeline(client.query(copyTo(copyOut(table))), meter.stream, async (chunks) => {
    for await (const _ of chunks);
  })
  if (meter.measured().sha256 === table.sha256) return
  throw new StartProblem(`${table.name} differs from the backup after restoring it.`)
}
