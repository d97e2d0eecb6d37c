import type { Queryable } from '../../../db/db.ts'
import { deleteProductDocumentRow } from '../pictures/uploads.repository.ts'

/** Deletes a document; no error if it is already gone. */
export async function deleteProductDocument(
  db: Queryable,
  documentId: number,
): Promise<{ documentId: number }> {
  await deleteProductDocumentRow(db, documentId)
  return { documentId }
}
