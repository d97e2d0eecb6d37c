import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { pack } from 'tar-stream'
import { MANIFEST, type Manifest, type TableEntry } from './manifest.ts'
import { type BackupTable, copyOut, listMigrations, listTables } from './tables.ts'

export type Progress = (done: number, total: number) => void

/** Where the tables of an archive are collected. */
export const partsOf = (file: string) => `${file}.parts`

/**
 * Writes a consistent snapshot of every table into one gzipped tar archive: the manifest with counts and checksums
 * first, then PostgreSQL's own COPY text. The shop may stay open meanwhile.
 */
export async function writeBackup(
  pool: pg.Pool,
  file: string,
  progress: Progress,
): Promise<Manifest> {
  const spool = partsOf(file)
  fs.mkdirSync(spool, { mode: 0o700 })
  const client = await pool.connect()
  let isWhole = false
  try {
    await client.query('begin isolation level repeatable read read only')
    await client.query('set local statement_timeout = 0')
    const listed = await listTables(client)
    const tables: TableEntry[] = []
    for (const table of listed) {
      tables.push(await spoolTable(client, table, spool))
      progress(tables.length, listed.length)
    }
    const migrations = await listMigrations(client)
    await client.query('commit')
    isWhole = true
    const createdAt = new Date().toISOString()
    const manifest: Manifest = { format: 'mendwell-backup-1', createdAt, migrations, tables }
    await packArchive(manifest, { spool, file })
    return manifest
  } finally {
    // A full disk interrupts a table half sent: this connection answers nothing more, not even a rollback.
    client.release(!isWhole)
    fs.rmSync(spool, { recursive: true, force: true })
  }
}

async function spoolTable(
  client: pg.PoolClient,
  table: BackupTable,
  spool: string,
): Promise<TableEntry> {
  const file = `${table.name.replaceAll('"', '')}.copy`
  const meter = measuring()
  await pipeline(
    client.query(copyTo(copyOut(table))),
    meter.stream,
    fs.createWriteStream(path.join(spool, file)),
  )
  return { ...table, file, ...meter.measured() }
}

/** Counts rows and bytes of COPY text and hashes it in passing; line breaks inside a value are escaped in it. */
export function measuring() {
  const hash = createHash('sha256')
  let rows = 0
  let bytes = 0
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      bytes += chunk.length
      for (const byte of chunk) if (byte === 10) rows += 1
      done(null, chunk)
    },
  })
  return { stream, measured: () => ({ rows, bytes, sha256: hash.digest('hex') }) }
}

async function packArchive(manifest: Manifest, { spool, file }: { spool: string; file: string }) {
  const archive = pack()
  const written = pipeline(archive, createGzip(), fs.createWriteStream(file, { mode: 0o600 }))
  archive.entry({ name: MANIFEST }, JSON.stringify(manifest, null, 2))
  for (const table of manifest.tables) {
    const entry = archive.entry({ name: table.file, size: table.bytes })
    await pipeline(fs.createReadStream(path.join(spool, table.file)), entry)
  }
  archive.finalize()
  await written
}
