import type { OfferedTier } from '@mendwell/domain/prices/price-tiers'
import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import { pooledWith } from '../../packs/pools.sql.ts'

/** A product as an order sees it; `quantity` is the stock on hand, null if it is not counted. */
export type Sellable = Awaited<ReturnType<typeof findSellable>>[number]

/**
 * For products that share their pieces with other packs, their pool and the pieces in one; for those sold in packs,
 * what a piece is called and which group they are in.
 */
const sellable = (db: Queryable, at = sql<Date>`(select public.shop_now())`) =>
  db
    .selectFrom('product')
    .innerJoin('category', 'category.categoryId', 'product.categoryId')
    .leftJoin('poolMember', 'poolMember.productId', 'product.productId')
    .leftJoin('productPack', 'productPack.productId', 'product.productId')
    .leftJoin('familyMember', 'familyMember.productId', 'product.productId')
    .select([
      'product.productId',
      'product.productName',
      'product.sku',
      'product.categoryId',
      'product.brandId',
      'familyMember.familyKey',
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
      'product.productStatus',
      'poolMember.poolId',
      'poolMember.pieces as poolPieces',
      'product.piecesPerUnit',
      'productPack.pieceName',
      'productPack.groupKey as packGroup',
    ])
    // A price on request counts as no price (domain/catalog/sale-class.ts, PRICE_MISSING).
    .select(
      sql<number>`case when product.price_hidden then 0 else product.unit_price_cents end`.as(
        'unitPriceCents',
      ),
    )
    .select(sql<boolean>`product.cut_price and not product.price_hidden`.as('cutPrice'))
    // Of the sale running now (domain/prices/scheduled-sales.ts).
    .select(
      sql<number | null>`case when not product.price_hidden then (select timed.cents
        from public.timed_sale_at(product.product_id, product.category_id, product.brand_id,
          product.unit_price_cents, ${at}) as timed) end`.as('timedSaleCents'),
    )
    .select(
      sql<
        OfferedTier[]
      >`public.price_tiers_at(product.product_id, product.category_id, product.brand_id, ${at})`.as(
        'tiers',
      ),
    )
    .orderBy('product.productId')

/** The products with these ids that can be bought, at current prices or those of a given time. */
export async function findSellable(db: Queryable, productIds: readonly number[], moment?: Date) {
  // One parameter, so that carts of any size use the same statement.
  const rows = await sellable(db, moment && sql<Date>`${moment}::timestamptz`)
    .where('product.productId', '=', sql<number>`any(${productIds}::int[])`)
    .where('product.productStatus', '=', 'A')
    .execute()
  return withPools(db, rows)
}

/**
 * The same, locked until the transaction ends together with all products that share their pieces. Always in the order
 * of their ids, so that two orders of the same products in opposite order never deadlock (Reliability §3.1, S4).
 */
export async function lockSellable(
  tx: Queryable,
  productIds: readonly number[],
): Promise<Sellable[]> {
  const locked = await sellable(tx)
    .where('product.productId', '=', sql<number>`any(${pooledWith(productIds)})`)
    .forNoKeyUpdate('product')
    .execute()
  const asked = locked.filter(
    ({ productId, productStatus }) => productIds.includes(productId) && productStatus === 'A',
  )
  return withPools(tx, asked)
}

/** With the pieces left in a pool, read after its packs are locked: only then can they not change. */
async function withPools<Row extends { poolId: number | null; poolPieces: number | null }>(
  db: Queryable,
  rows: readonly Row[],
) {
  const poolIds = rows.flatMap(({ poolId }) => poolId ?? [])
  const pools =
    poolIds.length === 0
      ? []
      : await db
          .selectFrom('packPool')
          .select(['poolId', 'pieces'])
          .where('poolId', 'in', poolIds)
          .execute()
  return rows.map(({ poolId, poolPieces, ...row }) => {
    const pool = pools.find((one) => one.poolId === poolId)
    const shared =
      pool && poolPieces !== null
        ? { poolId: pool.poolId, pieces: pool.pieces, perPack: poolPieces }
        : null
    return { ...row, shared }
  })
}
