import type { PictureFacts } from '@mendwell/pictures/facts'
import type { TileFacts } from '@mendwell/pictures/tile'
import type { Queryable } from '../../db/db.ts'

const IMAGE_FORMATS = ['avif', 'webp', 'png'] as const
export type ImageFormat = (typeof IMAGE_FORMATS)[number]

/** One stored picture: what it shows, how wide it is in pixels, and how it is packed. */
export interface Variant {
  subject: string
  width: number
  format: ImageFormat
}

export interface DrawnProduct extends PictureFacts {
  /** Of the uploaded photo that stands for the pack. */
  photoSha256: Buffer | null
}

/** What a product's pictures are drawn from, also of inactive ones: old orders show them. */
export function findDrawnProduct(
  db: Queryable,
  productId: number,
): Promise<DrawnProduct | undefined> {
  return db
    .selectFrom('product')
    .innerJoin('category', 'category.categoryId', 'product.categoryId')
    .leftJoin('brand', 'brand.brandId', 'product.brandId')
    .where('product.productId', '=', productId)
    .select((eb) => [
      'product.productId',
      'product.productName',
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
      eb
        .selectFrom('productImage')
        .whereRef('productImage.productId', '=', 'product.productId')
        .select('productImage.sha256')
        .orderBy('productImage.displayOrder')
        .orderBy('productImage.imageId')
        .limit(1)
        .as('photoSha256'),
    ])
    .executeTakeFirst()
}

/** The uploaded photo that stands for the pack: the first one. */
export async function findPhoto(db: Queryable, productId: number): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('productImage')
    .where('productId', '=', productId)
    .select('bytes')
    .orderBy('displayOrder')
    .orderBy('imageId')
    .limit(1)
    .executeTakeFirst()
  return row?.bytes
}

export const findTileFacts = (db: Queryable, categoryId: number): Promise<TileFacts | undefined> =>
  db
    .selectFrom('category')
    .where('categoryId', '=', categoryId)
    .select(['categoryId', 'category', 'subCategory'])
    .executeTakeFirst()

interface AskedVariants extends Omit<Variant, 'format'> {
  formats: readonly ImageFormat[]
}

/** The stored versions of one picture in one width. */
export const findVariants = (db: Queryable, { subject, width, formats }: AskedVariants) =>
  db
    .selectFrom('imageVariant')
    .where('subject', '=', subject)
    .where('width', '=', width)
    .where('format', 'in', formats)
    .select(['format', 'bytes'])
    .execute()

/** Two processes may have made the same one: the first stays. */
export const insertVariant = (db: Queryable, variant: Variant, bytes: Buffer) =>
  db
    .insertInto('imageVariant')
    .values({ ...variant, bytes })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** Forgets what earlier facts of the same picture looked like; `family` ends before the hash. */
export const deleteOutdatedVariants = (db: Queryable, family: string, subject: string) =>
  db
    .deleteFrom('imageVariant')
    .where('subject', 'like', `${family.replace(/[\\%_]/g, '\\$&')}%`)
    .where('subject', '<>', subject)
    .execute()
