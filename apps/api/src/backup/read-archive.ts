import fs from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { type Extract, extract } from 'tar-stream'
import { errorCode, StartProblem } from '../config/start-problem.ts'
import { MANIFEST, Manifest } from './manifest.ts'
import { measuring } from './write-backup.ts'

/** Ten times the size of a shop's manifest. */
const MAX_MANIFEST_BYTES = 1024 ** 2

const damaged = (why: string, cause?: unknown) =>
  new StartProblem(`This backup cannot be used: ${why}. Nothing was changed; take another one.`, {
    cause,
  })

/** Escapes control characters in a name, which could be commands to the terminal. */
const quote = (name: string) => JSON.stringify(name)

const noRoom = (folder: string, cause?: unknown) =>
  new StartProblem(
    `There is no room to unpack the backup in ${folder}. Make some, or set TMPDIR; nothing was changed.`,
    { cause },
  )

/** @throws StartProblem if this is missing or not a file. */
export function refuseNoFile(file: string): void {
  const found = fs.statSync(file, { throwIfNoEntry: false })
  if (!found) throw new StartProblem(`There is no file ${file}.`)
  if (!found.isFile()) throw damaged(`${file} is no file of a disk`)
}

/**
 * Unpacks an archive into a folder and checks every file against the manifest. It may come from anyone: it cannot
 * choose paths on the disk, and takes no more space than its manifest states and the disk has.
 * @throws StartProblem for anything missing, foreign or altered.
 */
export async function readArchive(file: string, folder: string): Promise<Manifest> {
  refuseNoFile(file)
  const unpacker = extract()
  const unpacking = pipeline(fs.createReadStream(file), createGunzip(), unpacker)
  // Reported by the loop below, which then ends early.
  unpacking.catch(() => {})
  let manifest: Manifest | undefined
  const seen = new Set<string>()
  try {
    for await (const entry of unpacker) {
      const { name, type } = entry.header
      // A link would be followed, and a duplicate checked once only.
      if (type !== 'file' || seen.has(name)) throw damaged(`${quote(name)} has no place in it`)
      seen.add(name)
      if (name === MANIFEST) {
        manifest = await readManifest(entry)
        refuseWithoutRoom(manifest, folder)
      } else await unpackTable(manifest, folder, entry)
    }
    await unpacking
  } catch (error) {
    if (error instanceof StartProblem) throw error
    if (errorCode(error) === 'ENOSPC') throw noRoom(folder, error)
    throw damaged(errorCode(error) ?? 'it is no whole archive of Mendwell', error)
  }
  const missing = manifest?.tables.find((table) => !seen.has(table.file))
  if (!manifest || missing) throw damaged(`${missing?.file ?? MANIFEST} is missing`)
  return manifest
}

type Entry = Extract extends AsyncIterable<infer One> ? One : never

async function readManifest(entry: Entry): Promise<Manifest> {
  if ((entry.header.size ?? 0) > MAX_MANIFEST_BYTES) throw damaged('its manifest is too long')
  return Manifest.parse(JSON.parse(await text(entry)))
}

function refuseWithoutRoom({ tables }: Manifest, folder: string) {
  const needed = tables.reduce((sum, { bytes }) => sum + bytes, 0)
  const { bavail, bsize } = fs.statfsSync(folder)
  if (needed > bavail * bsize) throw noRoom(folder)
}

async function unpackTable(manifest: Manifest | undefined, folder: string, entry: Entry) {
  const { name, size } = entry.header
  // Only names of the manifest: an archive cannot write elsewhere.
  const table = manifest?.tables.find(({ file }) => file === name)
  if (!table) throw damaged(`${quote(name)} is not in its manifest`)
  if (size !== table.bytes) throw damaged(`${name} has another size than its manifest says`)
  const meter = measuring()
  await pipeline(entry, meter.stream, fs.createWriteStream(path.join(folder, name)))
  const { rows, sha256 } = meter.measured()
  if (rows !== table.rows || sha256 !== table.sha256) throw damaged(`${name} was altered`)
}
