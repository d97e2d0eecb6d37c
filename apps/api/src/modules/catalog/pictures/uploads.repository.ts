import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'

interface NewImage {
  productId: number
  type: string
  bytes: Buffer
  sha256: Buffer
  width: number
  height: number
  updatedBy: string
}

/** Adds a photo before all others of its product: the newest is the one that is shown. */
export async function insertProductImage(db: Queryable, image: NewImage): Promise<number> {
  const { imageId } = await db
    .insertInto('productImage')
    .values((eb) => ({
      ...image,
      displayOrder: eb
        .selectFrom('productImage')
        .select((of) => of(of.fn.coalesce(of.fn.min('displayOrder'), of.lit(1)), '-', 1).as('next'))
        .where('productId', '=', image.productId),
    }))
    .returning('imageId')
    .executeTakeFirstOrThrow()
  return imageId
}

/** Removes a photo; its product, if there was one. */
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

/** A product's photos, the shown one first; without a product the newest of all. */
export function findImages(
  db: Queryable,
  { productId, limit }: { productId?: number; limit: number },
) {
  const images = db
    .selectFrom('productImage')
    .select(['imageId', 'productId', 'type', sql<number>`octet_length(bytes)`.as('sizeBytes')])
    .limit(limit)
  if (productId === undefined) return images.orderBy('imageId', 'desc').execute()
  return images
    .where('productId', '=', productId)
    .orderBy('displayOrder')
    .orderBy('imageId')
    .execute()
}

/** The bytes of a photo; undefined when it is gone. */
export async function findImageBytes(db: Queryable, imageId: number): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('productImage')
    .select('bytes')
    .where('imageId', '=', imageId)
    .executeTakeFirst()
  return row?.bytes
}

interface NewDocument {
  productId: number
  fileName: string
  bytes: Buffer
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

/** A part of a document's bytes, counted from 0; undefined when the document is gone. */
export async function findDocumentPart(
  db: Queryable,
  { documentId, from, size }: { documentId: number; from: number; size: number },
): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('productDocument')
    .select(sql<Buffer>`substring(bytes from ${from + 1} for ${size})`.as('part'))
    .where('documentId', '=', documentId)
    .executeTakeFirst()
  return row?.part
}

/** Whether there is such a product; locked, so that two uploads number their photos in turn. */
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
