import type { ProductDocument } from '@mendwell/contract/catalog/media'
import type { Db } from '../../../db/db.ts'
import { notFound } from '../../../ground/errors.ts'
import { insertProductDocument, lockProduct } from '../pictures/uploads.repository.ts'
import { notAPdf } from '../uploads/media.errors.ts'
import { documentName } from './document-name.ts'
import { documentUrl } from './document-url.ts'

interface Upload {
  productId: number
  fileName: string
  bytes: Buffer
  updatedBy: string
}

/**
 * Adds a PDF to a product, under a name of our making.
 * @throws ShopError 404 for an unknown product, 415 for what is no PDF.
 */
export async function uploadProductDocument(
  db: Db,
  { productId, fileName, bytes, updatedBy }: Upload,
): Promise<ProductDocument> {
  if (!bytes.subarray(0, 5).equals(Buffer.from('%PDF-'))) throw notAPdf()
  const document = await db.transaction().execute(async (tx) => {
    if (!(await lockProduct(tx, productId))) throw notFound('Product')
    const name = documentName(fileName)
    const row = { productId, fileName: name, bytes, sizeBytes: bytes.length, updatedBy }
    return insertProductDocument(tx, row)
  })
  return { ...document, url: documentUrl(document.documentId) }
}
