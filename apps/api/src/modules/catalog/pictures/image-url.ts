import type { TileFacts } from '@mendwell/pictures/tile'
import { photoHash, tileHash } from './picture-hash.ts'

/** The format for clients without a preference; browsers that accept AVIF get AVIF. */
export const PRODUCT_IMAGE_TYPE = 'image/webp'

/** Pictures of a product that have a URL; `bare` is for scenes only. */
export const PRODUCT_VIEWS = ['pack', 'close', 'facts', 'cutout'] as const
export type ProductView = (typeof PRODUCT_VIEWS)[number]

/** Clients append `?w=200`, `?w=400` or `?w=800`. imageHash is product.image_hash. */
export const productImageUrl = (
  productId: number,
  imageHash: string,
  view: ProductView = 'pack',
): string => `/media/products/${productId}/${view}-${imageHash || 'none'}`

/** The prefix of the subject of all versions of a photo. */
export const PHOTO_FAMILY = 'photo/'

/** An uploaded photo beyond the first, in the same widths. */
export const photoUrl = (imageId: number, sha256: Buffer): string =>
  `/media/photos/${imageId}-${photoHash(sha256)}`

/** The tile of a category, in the same widths. */
export const categoryImageUrl = (category: TileFacts): string =>
  `/media/categories/${category.categoryId}-${tileHash(category)}`
