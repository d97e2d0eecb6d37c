import fs from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import { errorCode, StartProblem } from '../config/start-problem.ts'
import { MANIFEST, Manifest } from './manifest.ts'
import { measuring } from './write-backup.ts'

const damaged = (why: string, cause?: unknown) =>
  new StartProblem(`This backup cannot be used: ${why}. Nothing was changed; take another one.`, {
    cause,
  })

/** @throws StartProblem where nothing, or something else than a file, has this name. */
export function refuseNoFile(file: string): void {
  const found = fs.statSync(file, { throwIfNoEntry: false })
  if (!found) throw new StartProblem(`There is no file ${file}.`)
  if (!found.isFile()) throw damaged(`${file} is no file of a disk`)
}

/**
 * Unpacks an archive into a folder and checks every file against the manifest.
 * @throws StartProblem for anything that is missing, foreign or altered.
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
      const { name } = entry.header
      if (name === MANIFEST) manifest = Manifest.parse(JSON.parse(await text(entry)))
      else {
        await unpackTable({ manifest, folder, name, entry })
        seen.add(name)
      }
    }
    await unpacking
  } catch (error) {
    if (error instanceof StartProblem) throw error
    if (errorCode(error) === 'ENOSPC') {
      throw new StartProblem(
        `There is no room to unpack the backup in ${folder}. Make some, or set TMPDIR; nothing was changed.`,
        { cause: error },
      )
    }
    throw damaged(errorCode(error) ?? 'it is no whole archive of Mendwell', error)
  }
  const missing = manifest?.tables.find((table) => !seen.has(table.file))
  if (!manifest || missing) throw damaged(`${missing?.file ?? MANIFEST} is missing`)
  return manifest
}

interface Unpacking {
  manifest: Manifest | undefined
  folder: string
  name: string
  entry: AsyncIterable<unknown>
}

async function unpackTable({ manifest, folder, name, entry }: Unpacking) {
  // Only names of the manifest: no archive writes elsewhere.
  const table = manifest?.tables.find(({ file }) => file === name)
  if (!table || path.basename(name) !== name) throw damaged(`${name} is not in its manifest`)
  const meter = measuring()
  await pipeline(Readable.from(entry), meter.stream, fs.createWriteStream(path.join(folder, name)))
  if (meter.measured().sha256 !== table.sha256) throw damaged(`${name} was altered`)
}
