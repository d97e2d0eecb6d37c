import type { ListOptions } from '@mendwell/contract/catalog'
import { DEFAULT_SETTINGS } from '@mendwell/domain/settings'
import { type Expression, type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../../db/db.ts'
import { filtersOf, passesAll } from './list-filters.repository.ts'
import { isInScope, orderOf, type Scope, tablesOf } from './list-scope.repository.ts'

/** The owner's settings that a product's label and price depend on; read once per statement. */
const shopName = sql<string>`coalesce(
  (select value #>> '{}' from setting where name = 'shopName'), ${DEFAULT_SETTINGS.shopName})`
export const onlineDiscount = sql<number>`coalesce(
  (select value::int from setting where name = 'onlineDiscount'), ${DEFAULT_SETTINGS.onlineDiscount}::int)`

export type ProductRow = NonNullable<Awaited<ReturnType<typeof findProductRow>>>

/** One product, active or not. */
export function findProductRow(db: Queryable, productId: number) {
  const wanted = sql<number[]>`array[${productId}::bigint]`
  return selectProducts(db, wanted).executeTakeFirst()
}

/** Those of these products that can be bought, in the order of the ids. */
export function findActiveProductRows(db: Queryable, productIds: readonly number[]) {
  const wanted = sql<number[]>`${productIds}::bigint[]`
  return selectProducts(db, wanted).where('product.productStatus', '=', 'A').execute()
}

/** The products on one page of a list, in its order; empty beyond the end. */
export async function findProductIds(
  db: Queryable,
  scope: Scope,
  { page, pageSize, sort, ...filters }: ListOptions & { pageSize: number },
): Promise<number[]> {
  const { rows } = await sql<{ ids: number[] }>`select array(
    select product.product_id from ${tablesOf(scope)}
    where ${isInScope(scope)} and ${passesAll(filtersOf(filters))}
    order by ${orderOf(sort, scope)} limit ${pageSize} offset ${(page - 1) * pageSize})::int[] as ids`.execute(
    db,
  )
  return rows[0]?.ids ?? []
}

/** Active popular products, the first of every category before the second of any. */
export function findPopularRows(db: Queryable, { limit, dept }: { limit: number; dept?: string }) {
  const ofDept = dept === undefined ? sql`true` : sql`category.category = ${dept}`
  const ids = sql<number[]>`array(
    select product.product_id from product join category using (category_id)
    where product.product_status = 'A' and product.popular_flag = 1 and ${ofDept}
    order by row_number() over (partition by product.category_id order by product.product_id),
      category.display_order, product.category_id
    limit ${limit})`
  return selectProducts(db, ids).execute()
}

interface Related {
  productId: number
  categoryId: number
  brandId: number | null
  limit: number
}

/** Active products of the same category, then of the same brand; popular ones first. */
export function findRelatedRows(db: Queryable, related: Related) {
  const { productId, categoryId, brandId, limit } = related
  const some = (condition: RawBuilder<boolean>, nearness: number) => sql`
    (select product_id, ${sql.lit(nearness)} as nearness, popular_flag, product_name from product
    where product_status = 'A' and product_id <> ${productId}::bigint and ${condition}
    order by popular_flag desc, lower(product_name), product_id limit ${limit})`
  const sameCategory = sql<boolean>`category_id = ${categoryId}::bigint`
  const sameBrand = sql<boolean>`brand_id = ${brandId}::bigint
    and category_id <> ${categoryId}::bigint`
  const ids = sql<number[]>`array(
    select product_id from (${some(sameCategory, 1)} union all ${some(sameBrand, 2)}) as near
    order by nearness, popular_flag desc, lower(product_name), product_id limit ${limit})`
  return selectProducts(db, ids).execute()
}

/** The products of these ids in the order of the ids: lists are cut first and joined afterwards. */
function selectProducts(db: Queryable, ids: Expression<number[]>) {
  const wanted = sql<{ productId: number; place: number }>`unnest(${ids}) with ordinality`
  return db
    .selectFrom(wanted.as<'wanted'>(sql`wanted(product_id, place)`))
    .innerJoin('product', 'product.productId', 'wanted.productId')
    .innerJoin('category', 'category.categoryId', 'product.categoryId')
    .leftJoin('brand', 'brand.brandId', 'product.brandId')
    .leftJoin('productRating', 'productRating.productId', 'product.productId')
    .select([
      'product.productId',
      'product.productName',
      'product.productDetails',
      'product.categoryId',
      'category.category',
      'category.subCategory',
      'product.brandId',
      'product.unitPriceCents',
      'product.salePriceCents',
      'product.cutPrice',
      'product.quantity',
      'product.popularFlag',
      'product.productStatus',
      'product.packagingAttributes',
      'product.cuttingAttributes',
      'product.extraAttributes',
      'product.optionsAttributes',
      'product.sellinPcs',
      'product.unitName',
      'product.weight',
      'product.weightUnit',
      'product.sku',
      'product.taxExemptFlag',
      'product.notes',
      'product.manufacturer',
      'product.gtin',
      'product.udiDi',
      'product.hcpcs',
      'product.latex',
      'product.sterile',
      'product.singleUse',
      'product.rx',
      'product.otc',
      'product.imageHash',
      'product.updatedAt',
      'productRating.ratingCount',
      'productRating.ratingSum',
    ])
    .select([
      // Decisions §1: the store brand where a product has none.
      sql<string>`coalesce(brand.brand_name, ${shopName})`.as('brandName'),
      onlineDiscount.as('onlineDiscount'),
    ])
    .orderBy('wanted.place')
}
