import type { OrderedImages } from '@mendwell/contract/catalog/media'
import type { Deps } from '../../../deps/deps.ts'
import { conflict, notFound } from '../../../ground/errors.ts'
import { productImageUrl } from '../pictures/image-url.ts'
import { refreshImageHash } from '../pictures/refresh-image-hash.ts'
import { findImageIds, lockProduct, updateImageOrder } from '../pictures/uploads.repository.ts'

interface Order {
  productId: number
  /** They come first, in this order; the product's other photos follow as they were. */
  imageIds: number[]
}

/**
 * Puts the photos of a product in another order; the first one is its main picture.
 * @throws ShopError 404 for an unknown product, 409 where one of the photos is no longer there.
 */
export function orderProductImages(
  { db }: Pick<Deps, 'db'>,
  { productId, imageIds }: Order,
): Promise<OrderedImages> {
  return db.transaction().execute(async (tx) => {
    if (!(await lockProduct(tx, productId))) throw notFound('Product')
    const known = new Set(await findImageIds(tx, productId))
    if (!imageIds.every((imageId) => known.has(imageId))) {
      throw conflict('CONFLICT', 'changedMeanwhile')
    }
    await updateImageOrder(tx, productId, imageIds)
    const imageHash = await refreshImageHash(tx, productId)
    const ordered = await findImageIds(tx, productId)
    return { productId, imageIds: ordered, imageUrl: productImageUrl(productId, imageHash) }
  })
}
