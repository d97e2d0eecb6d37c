import type { StaffProductQuery } from '@mendwell/contract/staff-products'
import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../../db/db.ts'
import { allOf, asPrefix, exactly, readTerm } from './search-words.ts'

export const SORTS = ['productId', 'productName', 'unitPrice', 'updatedAt'] as const

type Wanted = Omit<StaffProductQuery, 'page' | 'size' | 'sort'>

/** By `stock_level` (migration 0295), whose index counts them without reading a product. */
const STOCK = {
  in: sql`product.stock_level in (1, 2)`,
  low: sql`product.stock_level in (0, 1)`,
  out: sql`product.stock_level = 0`,
  uncounted: sql`product.stock_level = 3`,
}

/** Every condition of the list; none is all products. */
function conditionsOf({ status, stock, categoryId, brandId, q }: Wanted): RawBuilder<boolean> {
  const conditions = [
    status && sql`product.product_status = ${status}`,
    stock && STOCK[stock],
    categoryId !== undefined && sql`product.category_id = ${categoryId}`,
    brandId !== undefined && sql`product.brand_id = ${brandId}`,
    q && matches(q),
  ].filter((condition) => typeof condition === 'object')
  return conditions.length === 0 ? sql`true` : sql`${sql.join(conditions, sql` and `)}`
}

/** Words of name, brand, codes and category as the shop's search has them, the last one while typing. */
function matches(q: string) {
  const { words, code } = readTerm(q)
  if (words.length === 0) return sql`false`
  const query = allOf([...words.slice(0, -1).map(exactly), asPrefix(words.at(-1) ?? '')])
  const codeQuery = code ? asPrefix(code) : ''
  const found = sql`select product_id from product_search
    where search @@ (to_tsquery('shop_english', ${query}) || to_tsquery('shop_english', ${codeQuery}))`
  const number = /^\d{1,9}$/.test(q.trim()) ? Number(q.trim()) : 0
  return sql`product.product_id in (${found} union all select ${number}::int)`
}

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
