import type { Queryable } from '../../../db/db.ts'
import { deleteProductDocumentRow } from '../pictures/uploads.repository.ts'

/** Removes a document; one that is gone already is fine. */
export async function deleteProductDocument(
  db: Queryable,
  documentId: number,
): Promise<{ documentId: number }> {
  await deleteProductDocumentRow(db, documentId)
  return { documentId }
}
