import type { PictureFacts } from '@mendwell/pictures/facts/facts'
import type { TileFacts } from '@mendwell/pictures/tile'
import type { Queryable } from '../../../db/db.ts'
import type { StoredFile } from '../files/stored-file.ts'
import { photosSha256 } from './photos-sha256.sql.ts'

const IMAGE_FORMATS = ['avif', 'webp', 'png'] as const
export type ImageFormat = (typeof IMAGE_FORMATS)[number]

/** One stored picture: what it shows, its width in pixels, and its format. */
export interface Variant {
  subject: string
  width: number
  format: ImageFormat
}

export interface PicturedProduct extends PictureFacts {
  /** Of all uploaded photos in their order, the first of which replaces the pack; null if there are none. */
  photosSha256: Buffer | null
}

const picturedProducts = (db: Queryable) =>
  db
    .selectFrom('product')
    .innerJoin('category', 'category.categoryId', 'product.categoryId')
    .leftJoin('brand', 'brand.brandId', 'product.brandId')
    .leftJoin('kind', 'kind.kindKey', 'product.kindKey')
    .select([
      'product.productId',
      'product.productName',
      'product.sourceName',
      'kind.drawing',
      'brand.brandName',
      'product.categoryId',
      'category.category',
      'product.unitName',
      'product.sku',
      'product.gtin',
      'product.hcpcs',
      'product.latex',
      'product.sterile',
      'product.singleUse',
      'product.rx',
      photosSha256('product.productId').as('photosSha256'),
    ])

/** The facts for a product's pictures, including inactive ones: old orders show them. */
export const findPicturedProduct = (
  db: Queryable,
  productId: number,
): Promise<PicturedProduct | undefined> =>
  picturedProducts(db).where('product.productId', '=', productId).executeTakeFirst()

/** The same of many products, in the order of their numbers. */
export const findPicturedProducts = (
  db: Queryable,
  { after, limit }: { after: number; limit: number },
): Promise<PicturedProduct[]> =>
  picturedProducts(db)
    .where('product.productId', '>', after)
    .orderBy('product.productId')
    .limit(limit)
    .execute()

/** A product's photos without their bytes, the main one first. */
export const findPhotos = (db: Queryable, productId: number) =>
  db
    .selectFrom('productImage')
    .where('productId', '=', productId)
    .select(['imageId', 'sha256'])
    .orderBy('displayOrder')
    .orderBy('imageId')
    .execute()

/** One photo without its bytes, and the department whose color is its background. */
export const findKnownPhoto = (db: Queryable, imageId: number) =>
  db
    .selectFrom('productImage')
    .innerJoin('product', 'product.productId', 'productImage.productId')
    .innerJoin('category', 'category.categoryId', 'product.categoryId')
    .where('imageId', '=', imageId)
    .select(['sha256', 'category'])
    .executeTakeFirst()

/** The uploaded photo that replaces the pack: the first one. */
export const findPhoto = (db: Queryable, productId: number): Promise<StoredFile | undefined> =>
  db
    .selectFrom('productImage')
    .where('productId', '=', productId)
    .select(['bytes', 'sha256'])
    .orderBy('displayOrder')
    .orderBy('imageId')
    .limit(1)
    .executeTakeFirst()

export const findTileFacts = (db: Queryable, categoryId: number): Promise<TileFacts | undefined> =>
  db
    .selectFrom('category')
    .where('categoryId', '=', categoryId)
    .select(['categoryId', 'category', 'subCategory'])
    .executeTakeFirst()

interface RequestedVariants extends Omit<Variant, 'format'> {
  formats: readonly ImageFormat[]
}

/** The stored versions of one picture in one width. */
export const findVariants = (db: Queryable, { subject, width, formats }: RequestedVariants) =>
  db
    .selectFrom('imageVariant')
    .where('subject', '=', subject)
    .where('width', '=', width)
    .where('format', 'in', formats)
    .select(['format', 'bytes'])
    .execute()

/** If two processes rendered the same one, the first stays. */
export const insertVariant = (db: Queryable, variant: Variant, bytes: Buffer) =>
  db
    .insertInto('imageVariant')
    .values({ ...variant, bytes })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** Deletes versions of a picture from earlier facts; `family` ends before the hash. Without a subject, all of it. */
export const deleteOutdatedVariants = (db: Queryable, family: string, subject = '') =>
  db
    .deleteFrom('imageVariant')
    .where('subject', 'like', `${family.replace(/[\\%_]/g, '\\$&')}%`)
    .where('subject', '<>', subject)
    .execute()

/** Stores the hash of a product's pictures if it has changed. */
export async function updateImageHash(db: Queryable, productId: number, imageHash: string) {
  await db
    .updateTable('product')
    .set({ imageHash })
    .where('productId', '=', productId)
    .where('imageHash', '<>', imageHash)
    .execute()
}
