import type { Readable } from 'node:stream'
import type { Db } from '../../../db/db.ts'
import {
  deleteImport,
  insertImport,
  insertPart,
  transitionImport,
} from './check/imports.repository.ts'

const PART_BYTES = 512 * 1024

interface Sent {
  fileName: string
  file: AsyncIterable<Buffer> | Readable
  startedBy: string
  custId: number | null
}

/** Stores a file as it arrives, whatever its size; returns the import, ready to be checked. */
export async function receiveImport(db: Db, { file, fileName, ...by }: Sent): Promise<number> {
  const importId = await insertImport(db, { fileName: fileNameOf(fileName), ...by })
  try {
    let partNo = 0
    for await (const part of inParts(file)) {
      await insertPart(db, importId, partNo, part)
      partNo += 1
    }
  } catch (error) {
    await deleteImport(db, importId)
    throw error
  }
  await transitionImport(db, importId, { from: 'UPLOADING', to: 'CHECKING' })
  return importId
}

const fileNameOf = (name: string) =>
  name
    .replace(/^.*[/\\]/, '')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what is taken out
    .replace(/[\u0000-\u001f\u007f]/g, '')
    .slice(0, 200)
    .toWellFormed() || 'products.csv'

async function* inParts(file: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = []
  let size = 0
  for await (const chunk of file) {
    waiting.push(chunk)
    size += chunk.length
    if (size < PART_BYTES) continue
    yield Buffer.concat(waiting)
    waiting = []
    size = 0
  }
  if (size > 0) yield Buffer.concat(waiting)
}
