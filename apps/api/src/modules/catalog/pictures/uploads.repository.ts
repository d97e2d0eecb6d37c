import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import type { StoredFile } from '../files/stored-file.ts'

interface NewImage {
  productId: number
  type: string
  /** null if stored elsewhere. */
  bytes: Buffer | null
  sizeBytes: number
  sha256: Buffer
  width: number
  height: number
  updatedBy: string
}

/** Adds a photo after the others of its product: the first one uploaded is its main picture. */
export async function insertProductImage(db: Queryable, image: NewImage): Promise<number> {
  const { imageId } = await db
    .insertInto('productImage')
    .values((eb) => ({
      ...image,
      displayOrder: eb
        .selectFrom('productImage')
        .select((of) => of(of.fn.coalesce(of.fn.max('displayOrder'), of.lit(0)), '+', 1).as('next'))
        .where('productId', '=', image.productId),
    }))
    .returning('imageId')
    .executeTakeFirstOrThrow()
  return imageId
}

/** The photos of a product in their order. */
export async function findImageIds(db: Queryable, productId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('productImage')
    .select('imageId')
    .where('productId', '=', productId)
    .orderBy('displayOrder')
    .orderBy('imageId')
    .execute()
  return rows.map(({ imageId }) => imageId)
}

/** Numbers the photos of a product from 1: these first, in this order, then the others as they were. */
export async function updateImageOrder(db: Queryable, productId: number, imageIds: number[]) {
  await sql`update product_image set display_order = ranked.place
    from (select image_id, row_number() over (
        order by array_position(${imageIds}::int[], image_id), display_order, image_id) as place
      from product_image where product_id = ${productId}) as ranked
    where product_image.image_id = ranked.image_id`.execute(db)
}

/** Deletes a photo; returns its product, if there was one. */
export async function deleteProductImageRow(db: Queryable, imageId: number) {
  const row = await db
    .deleteFrom('productImage')
    .where('imageId', '=', imageId)
    .returning('productId')
    .executeTakeFirst()
  return row?.productId
}

/** A photo without its bytes. */
export type KnownImage = Awaited<ReturnType<typeof findImages>>[number]

/** A product's photos, the main one first; without a product, the newest of all. */
export function findImages(
  db: Queryable,
  { productId, limit }: { productId?: number; limit: number },
) {
  const images = db
    .selectFrom('productImage')
    .select([
      'imageId',
      'productId',
      'type',
      sql<number>`coalesce(size_bytes, octet_length(bytes))`.as('sizeBytes'),
    ])
    .limit(limit)
  if (productId === undefined) return images.orderBy('imageId', 'desc').execute()
  return images
    .where('productId', '=', productId)
    .orderBy('displayOrder')
    .orderBy('imageId')
    .execute()
}

/** A photo as it is stored; undefined if it is deleted. */
export const findImageFile = (db: Queryable, imageId: number): Promise<StoredFile | undefined> =>
  db
    .selectFrom('productImage')
    .select(['bytes', 'sha256'])
    .where('imageId', '=', imageId)
    .executeTakeFirst()

interface NewDocument {
  productId: number
  fileName: string
  /** null if stored elsewhere. */
  bytes: Buffer | null
  sha256: Buffer
  sizeBytes: number
  updatedBy: string
}

const DOCUMENT = ['documentId', 'productId', 'fileName', 'sizeBytes'] as const

export function insertProductDocument(db: Queryable, document: NewDocument) {
  return db
    .insertInto('productDocument')
    .values(document)
    .returning(DOCUMENT)
    .executeTakeFirstOrThrow()
}

export function findDocuments(db: Queryable, productId: number) {
  return db
    .selectFrom('productDocument')
    .select(DOCUMENT)
    .where('productId', '=', productId)
    .orderBy('documentId')
    .execute()
}

export function findDocument(db: Queryable, documentId: number) {
  return db
    .selectFrom('productDocument')
    .select(['documentId', 'fileName', 'sizeBytes', 'createdAt'])
    .where('documentId', '=', documentId)
    .executeTakeFirst()
}

/** A part of a document's bytes, counted from 0, or where they are stored; undefined if the document is deleted. */
export function findDocumentPart(
  db: Queryable,
  { documentId, from, size }: { documentId: number; from: number; size: number },
): Promise<StoredFile | undefined> {
  return db
    .selectFrom('productDocument')
    .select([
      sql<Buffer | null>`substring(bytes from ${from + 1} for ${size})`.as('bytes'),
      'sha256',
    ])
    .where('documentId', '=', documentId)
    .executeTakeFirst()
}

/** Whether the product exists; locked, so that two uploads number their photos in turn. */
export async function lockProduct(db: Queryable, productId: number): Promise<boolean> {
  const product = await db
    .selectFrom('product')
    .select('productId')
    .where('productId', '=', productId)
    .forUpdate()
    .executeTakeFirst()
  return product !== undefined
}

export async function deleteProductDocumentRow(db: Queryable, documentId: number): Promise<void> {
  await db.deleteFrom('productDocument').where('documentId', '=', documentId).execute()
}
