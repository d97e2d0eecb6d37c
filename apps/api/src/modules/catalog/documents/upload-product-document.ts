import type { ProductDocument } from '@mendwell/contract/catalog/media'
import type { Deps } from '../../../deps/deps.ts'
import { notFound } from '../../../ground/errors.ts'
import { keepFile } from '../files/stored-file.ts'
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
 * Adds a PDF to a product, under a generated name.
 * @throws ShopError 404 for an unknown product, 415 for a file that is not a PDF, 503 if the file store is unavailable.
 */
export async function uploadProductDocument(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  { productId, fileName, bytes, updatedBy }: Upload,
): Promise<ProductDocument> {
  if (!bytes.subarray(0, 5).equals(Buffer.from('%PDF-'))) throw notAPdf()
  const kept = await keepFile(files, bytes)
  const document = await db.transaction().execute(async (tx) => {
    if (!(await lockProduct(tx, productId))) throw notFound('Product')
    const name = documentName(fileName)
    return insertProductDocument(tx, { productId, fileName: name, ...kept, updatedBy })
  })
  return { ...document, url: documentUrl(document.documentId) }
}
