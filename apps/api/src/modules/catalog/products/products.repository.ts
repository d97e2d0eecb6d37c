import type { OfferedTier } from '@mendwell/domain/prices/price-tiers'
import { DEFAULT_SETTINGS } from '@mendwell/domain/shop/settings'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import type { DB } from '../../../db/schema.ts'
import { soonestExpiry } from '../../lots/sql/lots.sql.ts'
import type { StoredPriceHistory } from '../price-history/read-price-history.ts'
import { onlineDiscount } from './shown-price.sql.ts'

/** The label of a product without a brand; read once per statement. */
const shopName = sql<string>`coalesce(
  (select value #>> '{}' from setting where name = 'shopName'), ${DEFAULT_SETTINGS.shopName})`

/** What a product shows from its own row. */
const COLUMNS = [
  'productId',
  'productName',
  'sourceName',
  'facts',
  'productDetails',
  'categoryId',
  'brandId',
  'unitPriceCents',
  'salePriceCents',
  'cutPrice',
  'priceHidden',
  'quantity',
  'popularFlag',
  'productStatus',
  'packagingAttributes',
  'cuttingAttributes',
  'extraAttributes',
  'optionsAttributes',
  'sellinPcs',
  'unitName',
  'piecesPerUnit',
  'weight',
  'weightUnit',
  'sku',
  'taxExemptFlag',
  'notes',
  'manufacturer',
  'gtin',
  'udiDi',
  'hcpcs',
  'latex',
  'sterile',
  'singleUse',
  'rx',
  'saleClass',
  'quoteOnly',
  'otc',
  'recalled',
  'imageHash',
  'updatedAt',
] as const satisfies (keyof DB['product'])[]

export interface ProductRow extends Pick<Selectable<DB['product']>, (typeof COLUMNS)[number]> {
  category: string
  subCategory: string
  /** Decisions §1: the store brand if a product has none. */
  brandName: string
  /** Thousandths of a percent. */
  onlineDiscount: number
  /** Of the running scheduled sale: its price and its end; null if there is none. */
  timedSaleCents: number | null
  timedSaleEndsAt: Date | null
  /** Where it may be on sale. */
  priceHistory: StoredPriceHistory | null
  /** null while there are no reviews. */
  ratingCount: number | null
  ratingSum: number | null
}

/** One product, active or not. */
export async function findProductRow(
  db: Queryable,
  productId: number,
): Promise<ProductRow | undefined> {
  const [row] = await selectProducts(db, sql`array[${productId}::bigint]`)
  return row
}

/** The quantity prices of a product, for everyone and for groups of customers. */
export async function findTiers(
  db: Queryable,
  { productId, categoryId, brandId }: Pick<ProductRow, 'productId' | 'categoryId' | 'brandId'>,
): Promise<OfferedTier[]> {
  const { rows } = await sql<{ tiers: OfferedTier[] }>`
    select public.price_tiers_at(${productId}, ${categoryId}, ${brandId}::int,
      public.shop_now()) as tiers`.execute(db)
  return rows[0]?.tiers ?? []
}

/** The month, YYYY-MM, before which no piece sent of a product expires; null if unknown. */
export async function findSoonestExpiry(db: Queryable, productId: number): Promise<string | null> {
  const month = soonestExpiry(sql`${productId}::int`)
  const { rows } = await sql<{ month: string | null }>`select ${month} as month`.execute(db)
  return rows[0]?.month ?? null
}

/** The products of these that can be bought, in the order of the ids. */
export function findActiveProductRows(db: Queryable, productIds: readonly number[]) {
  return selectProducts(db, sql`${productIds}::bigint[]`, sql`product.product_status = 'A'`)
}

/** Active popular products, orderable ones first, then the first of every category before the second of any. */
export function findPopularRows(db: Queryable, { limit, dept }: { limit: number; dept?: string }) {
  const ofDept = dept === undefined ? sql`true` : sql`category.category = ${dept}`
  const ids = sql`array(
    select product.product_id from product join category using (category_id)
    where product.product_status = 'A' and product.popular_flag = 1 and ${ofDept}
    order by product.orderable desc,
      row_number() over (partition by product.category_id order by product.orderable desc, product.product_id),
      category.display_order, product.category_id
    limit ${limit})`
  return selectProducts(db, ids)
}

interface Related {
  productId: number
  categoryId: number
  brandId: number | null
  limit: number
}

/** Active products of the same category, then of the same brand; orderable and popular ones first. */
export function findRelatedRows(db: Queryable, related: Related) {
  const { productId, categoryId, brandId, limit } = related
  const some = (condition: RawBuilder<boolean>, nearness: number) => sql`
    (select product_id, ${sql.lit(nearness)} as nearness, orderable, popularity, popular_flag, product_name from product
    where product_status = 'A' and product_id <> ${productId}::bigint and ${condition}
    order by orderable desc, popularity desc, popular_flag desc, lower(product_name), product_id limit ${limit})`
  const sameCategory = sql<boolean>`category_id = ${categoryId}::bigint`
  const sameBrand = sql<boolean>`brand_id = ${brandId}::bigint
    and category_id <> ${categoryId}::bigint`
  const ids = sql<number[]>`array(
    select product_id from (${some(sameCategory, 1)} union all ${some(sameBrand, 2)}) as near
    order by orderable desc, nearness, popularity desc, popular_flag desc, lower(product_name), product_id limit ${limit})`
  return selectProducts(db, ids)
}

const ownColumns = sql.join(COLUMNS.map((name) => sql.ref(`product.${name}`)))

/** The products with these ids in the order of the ids: lists are limited first and joined afterwards. */
async function selectProducts(
  db: Queryable,
  ids: RawBuilder<unknown>,
  condition: RawBuilder<unknown> = sql`true`,
): Promise<ProductRow[]> {
  const { rows } = await sql<ProductRow>`
    select ${ownColumns}, category.category, category.sub_category, rating_count, rating_sum,
      coalesce(brand.brand_name, ${shopName}) as brand_name, ${onlineDiscount} as online_discount,
      timed.cents as timed_sale_cents, timed.ends_at as timed_sale_ends_at,
      case when (product.cut_price or timed.cents is not null) and not product.price_hidden
        then public.price_history(product.product_id) end as price_history
    from unnest(${ids}) with ordinality as wanted (product_id, place)
    join product using (product_id) join category using (category_id)
    left join brand on brand.brand_id = product.brand_id
    left join product_rating on product_rating.product_id = product.product_id
    left join lateral public.timed_sale_at(product.product_id, product.category_id, product.brand_id,
      product.unit_price_cents, public.shop_now()) as timed on true
    where ${condition} order by wanted.place`.execute(db)
  return rows
}

/** Whether a product is shown in the shop. */
export async function isOnSale(db: Queryable, productId: number): Promise<boolean> {
  const product = await db
    .selectFrom('product')
    .select('productId')
    .where('productId', '=', productId)
    .where('productStatus', '=', 'A')
    .executeTakeFirst()
  return product !== undefined
}
