import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { parse } from 'csv-parse/sync'
import * as z from 'zod/mini'
import { errorCode, StartProblem } from '../../config/start-problem.ts'

/** The seed files that come with the project. */
export const SEED_FOLDER = new URL('../../../seeds/', import.meta.url)

const Manifest = z.record(
  z.string(),
  z.object({ rows: z.int(), columns: z.array(z.string()), sha256: z.string() }),
)

/** One line of a seed file; a missing cell reads as empty. */
export type SeedRow = Readonly<Record<string, string>>

/**
 * The rows of one seed file, checked against the manifest.
 * @throws StartProblem naming the file if it is missing, truncated or not the shipped one.
 */
export function readSeedFile(folder: URL, name: string): SeedRow[] {
  const expected = readManifest(folder)[name]
  if (!expected) throw damaged(name, 'it is not in manifest.json')
  const bytes = readBytes(folder, name)
  const intact = createHash('sha256').update(bytes).digest('hex') === expected.sha256
  if (!intact) throw damaged(name, differenceOf(name, bytes, expected))
  return parse(unpacked(name, bytes), { columns: true })
}

/** The name of a kind, a situation or a family in the seed files. */
export const seedKey = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/))

/**
 * The content of a JSON file of the seed, parsed by `parse`.
 * @throws StartProblem naming the file if it is missing, or `parse` refuses it.
 */
export function readSeedJson<Content>(
  folder: URL,
  name: string,
  parse: (read: unknown) => Content,
): Content {
  try {
    return parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8')))
  } catch (cause) {
    const reason = errorCode(cause) ?? 'it is not as it should be'
    throw new StartProblem(
      `The seed file ${name} is damaged (${reason}). Get a fresh copy of it from the repository.`,
      { cause },
    )
  }
}

const damaged = (name: string, reason: string, cause?: unknown) =>
  new StartProblem(
    `The seed file ${name} is damaged: ${reason}. Get a fresh copy of it from the repository.`,
    { cause },
  )

const unpacked = (name: string, bytes: Buffer) => (name.endsWith('.gz') ? gunzipSync(bytes) : bytes)

function readBytes(folder: URL, name: string) {
  try {
    return readFileSync(new URL(name, folder))
  } catch (cause) {
    throw damaged(name, `it cannot be read (${errorCode(cause)})`, cause)
  }
}

function readManifest(folder: URL) {
  try {
    return Manifest.parse(JSON.parse(readBytes(folder, 'manifest.json').toString()))
  } catch (cause) {
    if (cause instanceof StartProblem) throw cause
    throw damaged('manifest.json', 'it is not readable JSON', cause)
  }
}

/** Why the checksum differs, as precisely as the file can still be read. */
function differenceOf(
  name: string,
  bytes: Buffer,
  { rows, columns }: { rows: number; columns: string[] },
) {
  try {
    const [header = [], ...lines]: string[][] = parse(unpacked(name, bytes))
    const missing = columns.find((column) => !header.includes(column))
    if (missing) return `the column ${missing} is missing`
    if (lines.length !== rows) return `it has ${lines.length} rows instead of ${rows}`
    return 'its content was changed'
  } catch {
    return 'it ends too early'
  }
}
