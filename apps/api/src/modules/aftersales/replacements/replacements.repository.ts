import type { Insertable } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import type { DB } from '../../../db/schema.ts'

export type SoldItem = Awaited<ReturnType<typeof findSoldItems>>[number]

/** The items of an order as they were sold, with what decides how their products ship. */
export function findSoldItems(db: Queryable, orderId: number) {
  return db
    .selectFrom('orderItem')
    .innerJoin('product', 'product.productId', 'orderItem.productId')
    .innerJoin('category', 'category.categoryId', 'product.categoryId')
    .selectAll('orderItem')
    .select([
      'category.category',
      'product.kindKey',
      'product.weight as productWeight',
      'product.weightUnit',
      'product.saleClass',
      'product.rx',
      'product.quoteOnly',
    ])
    .where('orderItem.orderId', '=', orderId)
    .where('orderItem.quantity', '>', 0)
    .orderBy('orderItem.orderItemId')
    .execute()
}

/** Unreserved pieces of a product; null if they are not counted. */
export async function findFreePieces(tx: Queryable, productId: number): Promise<number | null> {
  const { quantity } = await tx
    .selectFrom('product')
    .select('quantity')
    .where('productId', '=', productId)
    .executeTakeFirstOrThrow()
  return quantity
}

/** Says which order an order replaces pieces of, and why. */
export async function insertReplacement(
  tx: Queryable,
  replacement: Insertable<DB['replacement']>,
): Promise<void> {
  await tx.insertInto('replacement').values(replacement).execute()
}

/** Links an item of a replacement to the item it replaces. */
export async function insertReplacementItem(
  tx: Queryable,
  item: Insertable<DB['replacementItem']>,
): Promise<void> {
  await tx.insertInto('replacementItem').values(item).execute()
}
