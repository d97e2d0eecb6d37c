import type { StaffProductQuery } from '@mendwell/contract/catalog/staff-products'
import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'

export const SORTS = ['productId', 'productName', 'unitPrice', 'updatedAt'] as const

type Wanted = Omit<StaffProductQuery, 'page' | 'size' | 'sort' | 'q'> & {
  typed?: Typed | undefined
}

/** What was typed into the list's search box. */
export interface Typed {
  /** A tsquery. */
  query: string
  productId: number
}

/** By `stock_level` (migration 0295), whose index counts them without reading a product. */
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

/** Every condition of the list; none is all products. */
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

const ORDERS = {
  productId: sql`product.product_id`,
  productName: sql`lower(product.product_name)`,
  unitPrice: sql`product.unit_price_cents`,
  updatedAt: sql`product.updated_at`,
}

interface Page {
  column: (typeof SORTS)[number]
  descending: boolean
  limit: number
  offset: number
}

/** The ids of a page first, then what the list shows of them: wide rows are read for one page alone. */
export function findStaffProductRows(db: Queryable, wanted: Wanted, page: Page) {
  const direction = page.descending ? sql`desc` : sql`asc`
  const order = sql`${ORDERS[page.column]} ${direction}, product.product_id ${direction}`
  const ids = sql<number[]>`array(select product.product_id from product
    where ${conditionsOf(wanted)} order by ${order} limit ${page.limit} offset ${page.offset})`
  return db
    .selectFrom('product')
    .innerJoin('category', 'category.categoryId', 'product.categoryId')
    .leftJoin('brand', 'brand.brandId', 'product.brandId')
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
      'product.imageHash',
      'product.updatedAt',
    ])
    .where(sql<boolean>`product.product_id = any(${ids})`)
    .orderBy(order)
    .execute()
}

export async function countStaffProducts(db: Queryable, wanted: Wanted): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from product where ${conditionsOf(wanted)}`.execute(db)
  return rows[0]?.total ?? 0
}
