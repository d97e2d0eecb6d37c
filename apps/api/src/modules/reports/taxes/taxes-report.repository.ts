import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import { paidIn } from '../money/paid.sql.ts'
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

/** Goods and tax of the orders paid in a period, by month and state. */
export async function findTaxedMonths(db: Queryable, days: ShopDays): Promise<TaxedMonth[]> {
  const { rows } = await sql<TaxedMonth>`
    select to_char(date_trunc('month', paid.day), 'YYYY-MM-DD') as month, coalesce(o.tax_state_code, '') as state_code,
      count(distinct order_id) as orders,
      coalesce(sum(i.line_total_cents - i.discount_cents) filter (where not i.tax_exempt_flag), 0)::bigint as taxable_cents,
      coalesce(sum(i.line_total_cents - i.discount_cents) filter (where i.tax_exempt_flag), 0)::bigint as exempt_cents,
      sum(i.tax_cents)::bigint as tax_cents
    from ${paidIn(days)} paid join orders o using (order_id) join order_item i using (order_id)
    group by 1, 2`.execute(db)
  return rows
}
