import { createHash, randomInt } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type pg from 'pg'
import * as z from 'zod/mini'
import type { Config } from '../config/config.ts'
import { LOCKS } from '../db/locks.ts'
import { makeFolder } from '../db/postgres/place/make-folder.ts'

/** Where the shop is whose data is written to files. */
export interface Shop {
  pool: pg.Pool
  config: Pick<Config, 'dataDir' | 'databaseUrl'>
}

/** The note in the data folder about each file being written, wherever that is. */
const Note = z.object({ database: z.string(), paths: z.array(z.string()) })

/**
 * Notes these files and folders while they are written, and deletes what is left of them afterwards; those of a killed
 * process are deleted by the next one, or by the next start (sweepDrafts). The writer holds a database lock, which ends
 * with its process: neither a pause nor another machine makes it look dead.
 */
export async function withDrafts<Result>(
  shop: Shop,
  paths: readonly string[],
  write: () => Promise<Result>,
): Promise<Result> {
  await sweepDrafts(shop)
  const draftId = randomInt(2 ** 31)
  const lock = await shop.pool.connect()
  const note = path.join(notesOf(shop), `${draftId}.json`)
  try {
    await lock.query('select pg_advisory_lock($1, $2)', [LOCKS.draft, draftId])
    writeNote(note, { database: databaseOf(shop), paths: [...paths] })
    return await write()
  } finally {
    removeAll(paths, note)
    // Ends the session, and the lock with it.
    lock.release(true)
  }
}

/** Deletes what killed processes were writing. */
export async function sweepDrafts(shop: Shop): Promise<void> {
  for (const name of namesIn(notesOf(shop))) {
    const { rows } = await shop.pool.query<{ isFree: boolean }>(
      'select pg_try_advisory_xact_lock($1, $2) as "isFree"',
      [LOCKS.draft, Number.parseInt(name, 10)],
    )
    const note = path.join(notesOf(shop), name)
    // A partly written note is older than its drafts.
    const { database, paths } = readNote(note) ?? { database: databaseOf(shop), paths: [] }
    // The locks of another database are not visible from here.
    if (rows[0]?.isFree && database === databaseOf(shop)) removeAll(paths, note)
  }
}

const notesOf = ({ config }: Shop) => path.join(path.resolve(config.dataDir), 'unfinished')

/** The database that holds the locks; without its password. */
function databaseOf({ config }: Shop): string {
  if (!config.databaseUrl) return 'own'
  const { hostname, port, pathname } = new URL(config.databaseUrl)
  return createHash('sha256').update(`${hostname}:${port}${pathname}`).digest('hex')
}

function namesIn(folder: string): string[] {
  try {
    return fs.readdirSync(folder).filter((name) => /^\d{1,10}\.json$/.test(name))
  } catch {
    return []
  }
}

/** Without a note a draft is just not swept: if none can be written the work goes on. */
function writeNote(note: string, content: z.output<typeof Note>) {
  try {
    makeFolder(path.dirname(note), 0o700)
    fs.writeFileSync(note, JSON.stringify(content), { mode: 0o600 })
  } catch {
    remove(note)
  }
}

function readNote(note: string): z.output<typeof Note> | undefined {
  try {
    return Note.parse(JSON.parse(fs.readFileSync(note, 'utf8')))
  } catch {
    return undefined
  }
}

/** The note is deleted last, and stays while something of it cannot be deleted. */
function removeAll(paths: readonly string[], note: string) {
  for (const place of paths) remove(place)
  if (!paths.some((place) => fs.existsSync(place))) remove(note)
}

const remove = (place: string) => {
  try {
    fs.rmSync(place, { recursive: true, force: true })
  } catch {
    // It never existed, or is inaccessible.
  }
}
