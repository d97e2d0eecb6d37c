import type { StaffProductQuery } from '@mendwell/contract/catalog/staff-products'
import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'

export const SORTS = [
  'productId',
  'productName',
  'sku',
  'category',
  'brand',
  'unitPrice',
  'salePrice',
  'quantity',
  'status',
  'updatedAt',
] as const

type Wanted = Omit<StaffProductQuery, 'page' | 'size' | 'sort' | 'q'> & {
  typed?: Typed | undefined
}

/** The text in the list's search box. */
export interface Typed {
  /** A tsquery. */
  query: string
  productId: number
}

/** By `stock_level` (migration 0295), whose index counts them without reading products. */
const STOCK = {
  in: sql`product.stock_level in (1, 2)`,
  low: sql`product.stock_level = 1`,
  out: sql`product.stock_level = 0`,
  uncounted: sql`product.stock_level = 3`,
}

/** As `isEstimatedPrice` has it. */
const PRICE = {
  hidden: sql`product.price_hidden`,
  estimated: sql`product.price_source in ('rule', 'sibling') and product.price_check <> 'CONFIRMED'`,
}

/** All conditions of the list; none for all products. */
function conditionsOf({
  status,
  stock,
  price,
  categoryId,
  brandId,
  typed,
}: Wanted): RawBuilder<boolean> {
  const conditions = [
    status && sql`product.product_status = ${status}`,
    stock && STOCK[stock],
    price && PRICE[price],
    categoryId !== undefined && sql`product.category_id = ${categoryId}`,
    brandId !== undefined && sql`product.brand_id = ${brandId}`,
    typed && matches(typed),
  ].filter((condition) => typeof condition === 'object')
  return conditions.length === 0 ? sql`true` : sql`${sql.join(conditions, sql` and `)}`
}

const matches = ({ query, productId }: Typed) => sql`product.product_id in (
  select product_id from product_search where search @@ to_tsquery('shop_english', ${query})
  union all select ${productId}::int)`

/** What a list is sorted by, with the direction; missing values come last either way. */
const ORDERS: Record<(typeof SORTS)[number], RawBuilder<unknown>> = {
  productId: sql`product.product_id`,
  productName: sql`lower(product.product_name)`,
  sku: sql`lower(product.sku)`,
  category: sql`(select lower(c.sub_category) from category c where c.category_id = product.category_id)`,
  brand: sql`(select lower(b.brand_name) from brand b where b.brand_id = product.brand_id)`,
  unitPrice: sql`product.unit_price_cents`,
  salePrice: sql`product.sale_price_cents`,
  quantity: sql`product.quantity`,
  status: sql`product.product_status`,
  updatedAt: sql`product.updated_at`,
}

/** Columns that may be empty; the others use the order of their indexes. */
const MAY_BE_EMPTY: readonly (typeof SORTS)[number][] = ['brand', 'salePrice', 'quantity']

interface Page {
  column: (typeof SORTS)[number]
  descending: boolean
  limit: number
  offset: number
}

/** The ids of a page first, then their data: wide rows are read for one page only. */
export function findStaffProductRows(db: Queryable, wanted: Wanted, page: Page) {
  const direction = page.descending ? sql`desc` : sql`asc`
  const last = MAY_BE_EMPTY.includes(page.column) ? sql`nulls last` : sql``
  const order = sql`${ORDERS[page.column]} ${direction} ${last}, product.product_id ${direction}`
  const ids = sql<number[]>`array(select product.product_id from product
    where ${conditionsOf(wanted)} order by ${order} limit ${page.limit} offset ${page.offset})`
  return db
    .selectFrom('product')
    .innerJoin('category', 'category.categoryId', 'product.categoryId')
    .leftJoin('brand', 'brand.brandId', 'product.brandId')
    .leftJoin('kind', 'kind.kindKey', 'product.kindKey')
    .select([
      'product.productId',
      'product.productName',
      'product.sku',
      'product.categoryId',
      'category.category',
      'category.subCategory',
      'brand.brandName',
      'product.unitPriceCents',
      'product.salePriceCents',
      'product.priceHidden',
      'product.priceCheck',
      'product.priceSource',
      'product.optionsAttributes',
      'product.quantity',
      'product.productStatus',
      'product.popularFlag',
      'product.purchasePriceCents',
      'product.manufacturer',
      'product.gtin',
      'product.hcpcs',
      'product.weight',
      'product.weightUnit',
      'kind.name as kindName',
      'product.imageHash',
      'product.updatedAt',
    ])
    .where(sql<boolean>`product.product_id = any(${ids})`)
    .orderBy(order)
    .execute()
}

/** How many products match, hidden ones included. */
export async function countStaffProducts(db: Queryable, wanted: Wanted): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from product where ${conditionsOf(wanted)}`.execute(db)
  return rows[0]?.total ?? 0
}
