import type { Deps } from '../../deps.ts'
import { refreshImageHash } from '../catalog/refresh-image-hash.ts'
import { PHOTO_FAMILY } from './image-url.ts'
import { deleteOutdatedVariants } from './pictures.repository.ts'
import { deleteProductImageRow } from './uploads.repository.ts'

/** Removes a photo; the one before it or the drawing is shown again. */
export async function deleteProductImage(
  { db }: Pick<Deps, 'db'>,
  imageId: number,
): Promise<{ imageId: number }> {
  await db.transaction().execute(async (tx) => {
    const owner = await deleteProductImageRow(tx, imageId)
    if (owner !== undefined) await refreshImageHash(tx, owner)
    await deleteOutdatedVariants(tx, `${PHOTO_FAMILY}${imageId}/`)
  })
  return { imageId }
}
