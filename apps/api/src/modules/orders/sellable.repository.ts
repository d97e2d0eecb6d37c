import { type CompiledQuery, sql } from 'kysely'
import { compiledOnce, type Filled, type Place } from '../../db/compiled-once.ts'
import type { Queryable } from '../../db/db.ts'

/** A product as an order sees it; `quantity` is the stock on hand, null when it is not counted. */
export type Sellable =
  ReturnType<ReturnType<typeof findSellable>> extends CompiledQuery<infer Row> ? Row : never

interface Wanted {
  productIds: readonly number[]
}

const sellable = (db: Queryable, place: Place<Wanted>) =>
  db
    .selectFrom('product')
    .innerJoin('category', 'category.categoryId', 'product.categoryId')
    .select([
      'product.productId',
      'product.productName',
      'product.sku',
      'product.categoryId',
      'category.category',
      'product.unitPriceCents',
      'product.salePriceCents',
      'product.cutPrice',
      'product.quantity',
      'product.taxExemptFlag',
      'product.sellinPcs',
      'product.unitName',
      'product.weight',
      'product.imageHash',
    ])
    // One parameter, so that carts of any size are the same statement.
    .where('product.productId', '=', sql<number>`any(${place('productIds')}::int[])`)
    .where('product.productStatus', '=', 'A')
    .orderBy('product.productId')

/** The products of these ids that can be bought. */
export const findSellable = (productIds: readonly number[]) => products.with({ productIds })

const products = compiledOnce(sellable)

/**
 * The same, locked until the transaction ends. Always in the order of their ids, so that two
 * orders of the same products in opposite order never wait for each other (Reliability §3.1, S4).
 */
export const lockSellable = (productIds: readonly number[]): Filled<Sellable> =>
  lockedProducts.with({ productIds })

const lockedProducts = compiledOnce((db, place: Place<Wanted>) =>
  sellable(db, place).forNoKeyUpdate('product'),
)
