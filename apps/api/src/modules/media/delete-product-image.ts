import type { Deps } from '../../deps.ts'
import { refreshImageHash } from '../catalog/refresh-image-hash.ts'
import { deleteProductImageRow } from './uploads.repository.ts'

/** Removes a photo; the one before it or the drawing is shown again. */
export async function deleteProductImage(
  { db, cache }: Pick<Deps, 'db' | 'cache'>,
  imageId: number,
): Promise<{ imageId: number }> {
  const productId = await db.transaction().execute(async (tx) => {
    const owner = await deleteProductImageRow(tx, imageId)
    if (owner !== undefined) await refreshImageHash(tx, owner)
    return owner
  })
  if (productId !== undefined) cache.invalidate('catalog', `product:${productId}`)
  return { imageId }
}
