import type { Deps } from '../../../deps/deps.ts'
import { PHOTO_FAMILY } from '../pictures/image-url.ts'
import { deleteOutdatedVariants } from '../pictures/pictures.repository.ts'
import { refreshImageHash } from '../pictures/refresh-image-hash.ts'
import { deleteProductImageRow } from '../pictures/uploads.repository.ts'

/** Deletes a photo; after the first one the next becomes the main picture, after the last one the drawing. */
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
