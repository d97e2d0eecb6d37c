import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import { paidIn } from '../money/paid.sql.ts'
import { refundedIn } from '../money/refunded.sql.ts'
import type { ShopDays } from '../money/shop-days.repository.ts'

interface TaxedMonth {
  /** Its first day, YYYY-MM-DD. */
  month: string
  stateCode: string
  orders: number
  taxableCents: number
  exemptCents: number
  taxCents: number
}

/**
 * Goods and tax of the orders paid in a period, by month and state. Lines are summed per order first, in the order in
 * which an index has them: `count(distinct)` would sort all of them by month and state.
 */
export async function findTaxedMonths(db: Queryable, days: ShopDays): Promise<TaxedMonth[]> {
  const { rows } = await sql<TaxedMonth>`
    with charged as (
      select order_id, day, sum(i.line_total_cents - i.discount_cents) as goods_cents, sum(i.tax_cents) as tax_cents,
        coalesce(sum(i.line_total_cents - i.discount_cents) filter (where i.tax_exempt_flag), 0) as exempt_cents
      from (select order_id, day from ${paidIn(days)} each order by order_id) paid
        join order_item i using (order_id) group by order_id, day
    ), taxed as (
      select date_trunc('month', day) as month, o.tax_state_code as state, c.*
      from charged c join orders o using (order_id))
    select to_char(taxed.month, 'YYYY-MM-DD') as month, coalesce(state, '') as state_code, count(*) as orders,
      sum(goods_cents - exempt_cents)::bigint as taxable_cents, sum(exempt_cents)::bigint as exempt_cents,
      sum(tax_cents)::bigint as tax_cents
    from taxed group by taxed.month, state`.execute(db)
  return rows
}

/** Goods and tax refunded in a period, by the month of the refund and the state of its order. */
export async function findRefundedMonths(
  db: Queryable,
  days: ShopDays,
): Promise<Omit<TaxedMonth, 'orders'>[]> {
  const { rows } = await sql<Omit<TaxedMonth, 'orders'>>`
    with back as (
      select date_trunc('month', day) as month, o.tax_state_code as state, i.tax_exempt_flag as is_exempt, each.goods_cents,
        each.tax_cents
      from ${refundedIn(days)} each join orders o on o.order_id = of_order_id left join order_item i using (order_item_id))
    select to_char(back.month, 'YYYY-MM-DD') as month, coalesce(state, '') as state_code,
      coalesce(sum(goods_cents) filter (where not is_exempt), 0)::bigint as taxable_cents,
      coalesce(sum(goods_cents) filter (where is_exempt), 0)::bigint as exempt_cents, sum(tax_cents)::bigint as tax_cents
    from back group by back.month, state`.execute(db)
  return rows
}
