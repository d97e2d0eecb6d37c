import type { Breakdown } from '@mendwell/contract/reports/sales-reports'
import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import { paidIn } from '../money/paid.sql.ts'
import type { ShopDays } from '../money/shop-days.repository.ts'

interface PaidDay {
  /** YYYY-MM-DD of the shop. */
  day: string
  orders: number
  goodsCents: number
  shippingCents: number
  taxCents: number
}

/** What came in on each day of a period, discounts off; a day without a payment has no row. */
export async function findPaidDays(db: Queryable, days: ShopDays): Promise<PaidDay[]> {
  const { rows } = await sql<PaidDay>`
    select to_char(day, 'YYYY-MM-DD') as day, count(*) as orders,
      sum(subtotal_cents - discount_cents)::bigint as goods_cents, sum(tax_cents)::bigint as tax_cents,
      sum(shipping_handling_cents - shipping_discount_cents)::bigint as shipping_cents
    from ${paidIn(days)} paid join orders using (order_id) group by paid.day`.execute(db)
  return rows
}

/** By which column of `orders o` and `product p` sales are told apart. */
const KEYS: Record<Breakdown, RawBuilder<unknown>> = {
  product: sql`p.product_id::text`,
  kind: sql`coalesce(p.kind_key, '')`,
  category: sql`p.category_id::text`,
  brand: sql`coalesce(p.brand_id::text, '')`,
  state: sql`coalesce(o.tax_state_code, '')`,
}

interface SoldRow {
  key: string
  orders: number
  pieces: number
  goodsCents: number
  taxCents: number
}

/** What was sold in a period, discounts off, one row per product, kind, category, brand or state. */
export async function findSold(db: Queryable, days: ShopDays, by: Breakdown): Promise<SoldRow[]> {
  const { rows } = await sql<SoldRow>`
    select ${KEYS[by]} as key, count(distinct i.order_id) as orders, sum(i.quantity)::int as pieces,
      sum(i.line_total_cents - i.discount_cents)::bigint as goods_cents, sum(i.tax_cents)::bigint as tax_cents
    from ${paidIn(days)} paid join orders o using (order_id) join order_item i using (order_id)
      join product p using (product_id)
    group by 1`.execute(db)
  return rows
}

/** The keys of products, as `findSold` has them; the state is of the order. */
export async function findKeysOfProducts(
  db: Queryable,
  by: Exclude<Breakdown, 'state'>,
  productIds: readonly number[],
): Promise<Map<number, string>> {
  const { rows } = await sql<{ productId: number; key: string }>`
    select p.product_id, ${KEYS[by]} as key from product p
    where p.product_id = any(${productIds}::int[])`.execute(db)
  return new Map(rows.map(({ productId, key }) => [productId, key]))
}

const NAMES: Record<Breakdown, RawBuilder<unknown>> = {
  product: sql`select product_id::text as key, product_name as name from product`,
  kind: sql`select kind_key as key, name from kind`,
  category: sql`select category_id::text as key, category || ': ' || sub_category as name from category`,
  brand: sql`select brand_id::text as key, brand_name as name from brand`,
  state: sql`select state_code as key, state_name as name from tax`,
}

/** What the keys of `findSold` are called. */
export async function findNames(
  db: Queryable,
  by: Breakdown,
  keys: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ key: string; name: string }>`
    select key, name from (${NAMES[by]}) named where key = any(${keys}::text[])`.execute(db)
  return new Map(rows.map(({ key, name }) => [key, name]))
}
