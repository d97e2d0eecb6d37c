import PQueue from 'p-queue'
import type { Deps } from '../../../deps/deps.ts'
import { partOf } from '../files/stored-file.ts'
import { findDocumentPart } from '../pictures/uploads.repository.ts'

/** Many may download at once, and slowly: no more than this of each is in memory. */
export const PART_BYTES = 64 * 1024
/** Parts this process reads at once: the other database connections are for the rest of the shop. */
const AT_ONCE = 2

const reads = new PQueue({ concurrency: AT_ONCE })

interface Document {
  documentId: number
  sizeBytes: number
}

/**
 * The bytes of a document, each part read once the one before it is on its way.
 * @throws FilesUnreachable (503) if it is stored elsewhere and unavailable; Error when it is deleted meanwhile: half a
 * file must not look complete.
 */
export async function readDocument(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  { documentId, sizeBytes }: Document,
): Promise<AsyncGenerator<Buffer>> {
  const readPart = async (from: number) => {
    const wanted = { documentId, from, size: PART_BYTES }
    const part = await reads.add(() => findDocumentPart(db, wanted))
    if (!part) throw new Error(`document ${documentId} was removed while it was sent`)
    return part.bytes ?? partOf(files, part.sha256, wanted)
  }
  // Before anything is sent, so that a store that does not answer gives a status.
  const first = await readPart(0)
  return (async function* () {
    yield first
    for (let from = PART_BYTES; from < sizeBytes; from += PART_BYTES) yield await readPart(from)
  })()
}
