import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'

/** A product as an order sees it; `quantity` is the stock on hand, null when it is not counted. */
export type Sellable = Awaited<ReturnType<typeof findSellable>>[number]

const sellable = (db: Queryable, productIds: readonly number[]) =>
  db
    .selectFrom('product')
    .innerJoin('category', 'category.categoryId', 'product.categoryId')
    .select([
      'product.productId',
      'product.productName',
      'product.sku',
      'product.categoryId',
      'product.brandId',
      'category.category',
      'product.salePriceCents',
      'product.quantity',
      'product.taxExemptFlag',
      'product.rx',
      'product.saleClass',
      'product.minAge',
      'product.quoteOnly',
      'product.sellinPcs',
      'product.unitName',
      'product.weight',
      'product.weightUnit',
      'product.kindKey',
      'product.imageHash',
    ])
    // A price that shoppers ask for is none (domain/catalog/sale-class.ts, PRICE_MISSING).
    .select(
      sql<number>`case when product.price_hidden then 0 else product.unit_price_cents end`.as(
        'unitPriceCents',
      ),
    )
    .select(sql<boolean>`product.cut_price and not product.price_hidden`.as('cutPrice'))
    // One parameter, so that carts of any size are the same statement.
    .where('product.productId', '=', sql<number>`any(${productIds}::int[])`)
    .where('product.productStatus', '=', 'A')
    .orderBy('product.productId')

/** The products of these ids that can be bought. */
export const findSellable = (db: Queryable, productIds: readonly number[]) =>
  sellable(db, productIds).execute()

/**
 * The same, locked until the transaction ends. Always in the order of their ids, so that two
 * orders of the same products in opposite order never wait for each other (Reliability §3.1, S4).
 */
export const lockSellable = (tx: Queryable, productIds: readonly number[]): Promise<Sellable[]> =>
  sellable(tx, productIds).forNoKeyUpdate('product').execute()
