import type { PaymentsOfDay } from '@mendwell/domain/reports/journal'
import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import { dayIn, isIn } from '../money/paid.sql.ts'
import type { ShopDays } from '../money/shop-days.repository.ts'

/**
 * What was charged for the orders whose payment was written down on each day of a period. A check that came earlier and
 * was written down later is of the later day: a day that was booked does not change any more.
 */
export async function findPaymentsBooked(db: Queryable, days: ShopDays): Promise<PaymentsOfDay[]> {
  const { rows } = await sql<PaymentsOfDay>`
    select to_char(day, 'YYYY-MM-DD') as day, by_hand, sum(subtotal_cents)::bigint as goods_cents,
      sum(discount_cents)::bigint as discount_cents,
      sum(shipping_handling_cents - shipping_discount_cents)::bigint as shipping_cents, sum(tax_cents)::bigint as tax_cents
    from (
      select order_id, ${dayIn(sql`updated_at`, days)} as day, paid_by is not null as by_hand
      from payment_attempt
      where status = 'SUCCEEDED' and currency = ${days.currency}
        and ${isIn(sql`updated_at`, days)}) booked
    join orders using (order_id) group by booked.day, by_hand`.execute(db)
  return rows
}
