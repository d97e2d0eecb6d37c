import type { UploadedImage } from '@mendwell/contract/catalog/media'
import type { Deps } from '../../../deps/deps.ts'
import { notFound } from '../../../ground/errors.ts'
import { keepFile } from '../files/stored-file.ts'
import { productImageUrl } from '../pictures/image-url.ts'
import { refreshImageHash } from '../pictures/refresh-image-hash.ts'
import { insertProductImage, lockProduct } from '../pictures/uploads.repository.ts'
import { reencodePhoto } from './reencode-photo.ts'

interface Upload {
  productId: number
  bytes: Buffer
  updatedBy: string
}

/**
 * Adds a photo to a product, after those it has; the first one replaces the drawn pack.
 * @throws ShopError 404 for an unknown product, 415 unless it is a picture, 503 if the file store is unavailable.
 */
export async function uploadProductImage(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  { productId, bytes, updatedBy }: Upload,
): Promise<UploadedImage> {
  // Not in the transaction: it takes a while.
  const photo = await reencodePhoto(bytes)
  const kept = await keepFile(files, photo.bytes)
  const uploaded = await db.transaction().execute(async (tx) => {
    if (!(await lockProduct(tx, productId))) throw notFound('Product')
    const imageId = await insertProductImage(tx, { ...photo, ...kept, productId, updatedBy })
    const imageHash = await refreshImageHash(tx, productId)
    return { imageId, productId, type: photo.type, imageUrl: productImageUrl(productId, imageHash) }
  })
  return uploaded
}
