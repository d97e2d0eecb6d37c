import PQueue from 'p-queue'
import type { Queryable } from '../../../db/db.ts'
import { findDocumentPart } from '../pictures/uploads.repository.ts'

/** Many may download at once, and slowly: of each no more than this is in memory. */
export const PART_BYTES = 64 * 1024
/** Parts read at once by this process: the other connections to the database are for the rest of the shop. */
const AT_ONCE = 2

const reads = new PQueue({ concurrency: AT_ONCE })

interface Document {
  documentId: number
  sizeBytes: number
}

/**
 * The bytes of a document, each part read when the one before it is on its way.
 * @throws Error when it is removed meanwhile: half a file must not look whole.
 */
export async function* readDocument(
  db: Queryable,
  { documentId, sizeBytes }: Document,
): AsyncGenerator<Buffer> {
  for (let from = 0; from < sizeBytes; from += PART_BYTES) {
    const wanted = { documentId, from, size: PART_BYTES }
    const part = await reads.add(() => findDocumentPart(db, wanted))
    if (!part) throw new Error(`document ${documentId} was removed while it was sent`)
    yield part
  }
}
