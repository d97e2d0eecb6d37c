import type { Breakdown } from '@mendwell/contract/reports/sales-reports'
import type { Cents } from '@mendwell/domain/money/money'
import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import { costOfLine, costOfLots, paidIn } from '../money/paid.sql.ts'
import { refundedIn } from '../money/refunded.sql.ts'
import type { ShopDays } from '../money/shop-days.repository.ts'

interface PaidDay {
  /** YYYY-MM-DD in the shop's time zone. */
  day: string
  orders: number
  goodsCents: number
  shippingCents: number
  taxCents: number
}

/** Revenue of each day of a period, less discounts; a day without a payment has no row. */
export async function findPaidDays(db: Queryable, days: ShopDays): Promise<PaidDay[]> {
  const { rows } = await sql<PaidDay>`
    select to_char(day, 'YYYY-MM-DD') as day, count(*) as orders,
      sum(subtotal_cents - discount_cents)::bigint as goods_cents, sum(tax_cents)::bigint as tax_cents,
      sum(shipping_handling_cents - shipping_discount_cents)::bigint as shipping_cents
    from ${paidIn(days)} paid join orders using (order_id) group by paid.day`.execute(db)
  return rows
}

type RefundedDay = Omit<PaidDay, 'orders'>

/** What was refunded on each day of a period; a day without a refund has no row. */
export async function findRefundedDays(db: Queryable, days: ShopDays): Promise<RefundedDay[]> {
  const { rows } = await sql<RefundedDay>`
    select to_char(day, 'YYYY-MM-DD') as day, sum(goods_cents)::bigint as goods_cents, sum(tax_cents)::bigint as tax_cents,
      sum(shipping_cents)::bigint as shipping_cents
    from ${refundedIn(days)} refunded group by refunded.day`.execute(db)
  return rows
}

/** The column of `orders o` or `product p` that sales are grouped by. */
const KEYS: Record<Breakdown, RawBuilder<unknown>> = {
  product: sql`i.product_id`,
  kind: sql`p.kind_key`,
  category: sql`p.category_id`,
  brand: sql`p.brand_id`,
  state: sql`o.tax_state_code`,
  group: sql`member.group_key`,
}

/** Each customer is in one group, their current one; a guest's order is in none, whoever's email it has. */
const MEMBERS = sql`(select cust_id, (public.customer_groups_of(cust_id))[1] as group_key
  from customer c where sales_rep or exists (select from clinic where clinic.cust_id = c.cust_id))`

const PRODUCT = sql`join product p using (product_id)`

/** What the keys need besides `order_item i`: joining a table takes as long whether it is needed or not. */
const TABLES: Record<Breakdown, { ofItem: RawBuilder<unknown>; ofOrder?: RawBuilder<unknown> }> = {
  product: { ofItem: sql`` },
  kind: { ofItem: PRODUCT },
  category: { ofItem: PRODUCT },
  brand: { ofItem: PRODUCT },
  state: { ofItem: sql``, ofOrder: sql`join orders o using (order_id)` },
  group: {
    ofItem: sql``,
    ofOrder: sql`join orders o using (order_id)
      left join ${MEMBERS} member on member.cust_id = o.cust_id and o.placed_by <> 'GUEST'`,
  },
}

const ofOrderOf = (by: Breakdown) => TABLES[by].ofOrder ?? sql``

interface SoldRow {
  key: string
  orders: number
  pieces: number
  /** Goods and tax, in cents. */
  sales: number
  tax: number
  /** For pieces with a known cost: that cost and their sales, in cents. */
  cost: number
  costed: number
  piecesWithoutCost: number
}

/**
 * What was sold in a period, less discounts, one row per product, kind, category, brand, state or group. Orders are
 * sorted to be merged with their lines, which an index has in that order: hashing all lines takes longer. An order is
 * counted at its first line of a key: `count(distinct)` would sort all of them by key.
 */
export async function findSold(db: Queryable, days: ShopDays, by: Breakdown): Promise<SoldRow[]> {
  const { ofOrder } = TABLES[by]
  // A key of the order is joined to orders: there are fewer than lines.
  const paid = ofOrder
    ? sql`select order_id, ${KEYS[by]} as key from ${paidIn(days)} each ${ofOrder} order by order_id`
    : sql`select order_id from ${paidIn(days)} each order by order_id`
  const key = ofOrder ? sql`paid.key` : KEYS[by]
  const { rows } = await sql<SoldRow>`
    with line as (
      select ${key} as key, i.quantity, i.line_total_cents - i.discount_cents as cents, i.tax_cents,
        ${costOfLine} as cost_cents, row_number() over (partition by order_id, ${key}) = 1 as is_first
      from (${paid}) paid join order_item i using (order_id) ${PRODUCT}
        left join (select order_item_id, ${costOfLots} group by order_item_id) lot using (order_item_id))
    select coalesce(key::text, '') as key, count(*) filter (where is_first) as orders, sum(quantity)::int as pieces,
      sum(cents)::bigint as sales, sum(tax_cents)::bigint as tax,
      coalesce(sum(cost_cents), 0)::bigint as cost,
      coalesce(sum(cents) filter (where cost_cents is not null), 0)::bigint as costed,
      coalesce(sum(quantity) filter (where cost_cents is null), 0)::int as pieces_without_cost
    from line group by key`.execute(db)
  return rows
}

/**
 * `sales` of `findSold` alone, by key, which takes half as long: without costs, without counting orders, and by the
 * totals of orders where lines do not matter.
 */
export async function findSales(
  db: Queryable,
  days: ShopDays,
  by: Breakdown,
): Promise<Map<string, Cents>> {
  const { ofItem, ofOrder } = TABLES[by]
  const sold = ofOrder
    ? sql`select ${KEYS[by]} as key, subtotal_cents - o.discount_cents as cents from ${paidIn(days)} paid ${ofOrder}`
    : sql`select ${KEYS[by]} as key, i.line_total_cents - i.discount_cents as cents
        from (select order_id from ${paidIn(days)} each order by order_id) paid join order_item i using (order_id)
          ${ofItem}`
  const { rows } = await sql<{ key: string; cents: Cents }>`
    select coalesce(key::text, '') as key, sum(cents)::bigint as cents from (${sold}) sold group by key`.execute(
    db,
  )
  return new Map(rows.map(({ key, cents }) => [key, cents]))
}

interface ReturnedRow {
  key: string
  piecesBack: number
  /** Goods and tax, in cents. */
  refunds: number
  tax: number
  /** For lines with a known cost: that of the pieces, and their refunds, in cents. */
  cost: number
  costed: number
}

/**
 * What was refunded in a period, one row per key as in `findSold`. Lots may have cost differently: a piece that comes
 * back counts as what one of its line cost on average.
 */
export async function findReturned(
  db: Queryable,
  days: ShopDays,
  by: Breakdown,
): Promise<ReturnedRow[]> {
  const { rows } = await sql<ReturnedRow>`
    with back as (select * from ${refundedIn(days)} each where order_item_id is not null),
    line as (
      select ${KEYS[by]} as key, back.*, i.quantity, ${costOfLine} as cost_cents
      from back join order_item i using (order_item_id) ${PRODUCT} ${ofOrderOf(by)}
        left join (select order_item_id, ${costOfLots} and order_item_id in (select order_item_id from back)
          group by order_item_id) lot using (order_item_id))
    select coalesce(key::text, '') as key, sum(pieces)::int as pieces_back, sum(goods_cents)::bigint as refunds,
      sum(tax_cents)::bigint as tax,
      coalesce(sum(round(cost_cents::numeric * pieces / greatest(1, quantity))), 0)::bigint as cost,
      coalesce(sum(goods_cents) filter (where cost_cents is not null), 0)::bigint as costed
    from line group by key`.execute(db)
  return rows
}

/** `refunds` of `findReturned` alone, by key. */
export async function findRefunds(
  db: Queryable,
  days: ShopDays,
  by: Breakdown,
): Promise<Map<string, Cents>> {
  const { rows } = await sql<{ key: string; cents: Cents }>`
    select coalesce(${KEYS[by]}::text, '') as key, sum(back.goods_cents)::bigint as cents
    from ${refundedIn(days)} back join order_item i using (order_item_id) ${TABLES[by].ofItem} ${ofOrderOf(by)}
    group by ${KEYS[by]}`.execute(db)
  return new Map(rows.map(({ key, cents }) => [key, cents]))
}

const NAMES: Record<Breakdown, RawBuilder<unknown>> = {
  product: sql`select product_id::text as key, product_name as name from product`,
  kind: sql`select kind_key as key, name from kind`,
  category: sql`select category_id::text as key, category || ': ' || sub_category as name from category`,
  brand: sql`select brand_id::text as key, brand_name as name from brand`,
  state: sql`select state_code as key, state_name as name from tax`,
  group: sql`select group_key as key, name from customer_group`,
}

/** The names of the keys of `findSold`. */
export async function findNames(
  db: Queryable,
  by: Breakdown,
  keys: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ key: string; name: string }>`
    select key, name from (${NAMES[by]}) named where key = any(${keys}::text[])`.execute(db)
  return new Map(rows.map(({ key, name }) => [key, name]))
}
