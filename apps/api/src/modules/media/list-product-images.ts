import type { ProductImage } from '@mendwell/contract/media'
import type { Queryable } from '../../db/db.ts'
import { getProductImage } from '../catalog/get-product-image.ts'
import { PRODUCT_IMAGE_TYPE } from './image-url.ts'
import { findImages } from './uploads.repository.ts'

/** Each carries its whole picture: an answer must stay within a few megabytes. */
const MAX_IMAGES = 50

/** The newest photos of all products. */
export async function listAllImages(db: Queryable): Promise<ProductImage[]> {
  return (await findImages(db, { limit: MAX_IMAGES })).map(withBase64)
}

/** A product's photos, the shown one first; its drawing where it has none; none for no product. */
export async function listProductImages(db: Queryable, productId: number): Promise<ProductImage[]> {
  const photos = await findImages(db, { productId, limit: MAX_IMAGES })
  if (photos.length > 0) return photos.map(withBase64)
  const finalImage = await getProductImage(db, productId)
  if (finalImage === null) return []
  return [{ imageId: null, productId, type: PRODUCT_IMAGE_TYPE, finalImage }]
}

const withBase64 = ({ bytes, ...image }: Awaited<ReturnType<typeof findImages>>[number]) => ({
  ...image,
  finalImage: bytes.toString('base64'),
})
