import { sql } from 'kysely'
import type { Queryable } from '../../db/db.ts'

interface NewDocument {
  custId: number
  fileName: string
  mimeType: 'application/pdf' | 'image/webp'
  bytes: Buffer
}

/** Stores an upload that belongs to no request yet. */
export const insertClinicDocument = (db: Queryable, document: NewDocument) =>
  db
    .insertInto('clinicDocument')
    .values({ ...document, sizeBytes: document.bytes.length })
    .returning(['documentId', 'fileName', 'sizeBytes'])
    .executeTakeFirstOrThrow()

/** Assigns an upload of the customer to a request; false if there is no unassigned one. */
export async function attachClinicDocument(
  tx: Queryable,
  { documentId, custId, clinicId }: { documentId: number; custId: number; clinicId: number },
): Promise<boolean> {
  const row = await tx
    .updateTable('clinicDocument')
    .set({ clinicId })
    .where('documentId', '=', documentId)
    .where('custId', '=', custId)
    .where('clinicId', 'is', null)
    .returning('documentId')
    .executeTakeFirst()
  return row !== undefined
}

/** The license of a request. */
export const findClinicDocument = (db: Queryable, clinicId: number) =>
  db
    .selectFrom('clinicDocument')
    .select(['fileName', 'mimeType', 'bytes'])
    .where('clinicId', '=', clinicId)
    .executeTakeFirst()

/** Deletes uploads older than a day without a request. */
export async function deleteUnsentDocuments(db: Queryable): Promise<void> {
  await db
    .deleteFrom('clinicDocument')
    .where('clinicId', 'is', null)
    .where('createdAt', '<', sql<Date>`now() - interval '1 day'`)
    .execute()
}
