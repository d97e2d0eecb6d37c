import type { BalancesOfDay, PaymentsOfDay, RefundsOfDay } from '@mendwell/domain/reports/journal'
import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import { dayIn, isIn, wholly } from '../money/paid.sql.ts'
import { refundedIn } from '../money/refunded.sql.ts'
import type { ShopDays } from '../money/shop-days.repository.ts'

/**
 * What was charged for orders, by the day of a period on which their payment was recorded. A check received earlier and
 * recorded later belongs to the later day: a booked day never changes.
 */
export async function findPaymentsBooked(db: Queryable, days: ShopDays): Promise<PaymentsOfDay[]> {
  const { rows } = await sql<PaymentsOfDay>`
    select to_char(day, 'YYYY-MM-DD') as day, by_hand, sum(subtotal_cents)::bigint as goods_cents,
      sum(discount_cents)::bigint as discount_cents,
      sum(shipping_handling_cents - shipping_discount_cents)::bigint as shipping_cents, sum(tax_cents)::bigint as tax_cents,
      sum(gift)::bigint as gift_cents, sum(credit)::bigint as credit_cents
    from (
      select order_id, ${dayIn(sql`updated_at`, days)} as day, paid_by is not null as by_hand
      from payment_attempt
      where status = 'SUCCEEDED' and currency = ${days.currency}
        and ${isIn(sql`updated_at`, days)}
      union all
      select order_id, ${dayIn(sql`max(e.made_at)`, days)}, false from ${wholly} e
      where e.currency = ${days.currency} and ${isIn(sql`e.made_at`, days)} group by order_id) booked
    join orders using (order_id)
    join lateral (select coalesce(sum(amount_cents) filter (where kind = 'GIFT_CARD'), 0) as gift,
      coalesce(sum(amount_cents) filter (where kind = 'STORE_CREDIT'), 0) as credit
      from order_tender t where t.order_id = booked.order_id and t.status <> 'CANCELED') balances on true
    group by booked.day, by_hand`.execute(db)
  return rows
}

/** What was issued, voided and paid out on each day of a period, other than by orders and refunds. */
export async function findBalancesBooked(db: Queryable, days: ShopDays): Promise<BalancesOfDay[]> {
  const { rows } = await sql<BalancesOfDay>`
    select to_char(day, 'YYYY-MM-DD') as day, is_credit, is_money, is_sold, sum(cents)::bigint as cents from (
      select ${dayIn(sql`e.made_at`, days)} as day, b.kind = 'STORE_CREDIT' as is_credit,
        e.kind = 'CASH_OUT' or b.kind = 'GIFT_CARD' as is_money,
        e.kind <> 'CASH_OUT' and s.sale_id is not null as is_sold, e.cents
      from balance_entry e join balance b using (balance_id) left join gift_card_sale s using (balance_id)
      where e.kind in ('ISSUE', 'VOID', 'CASH_OUT', 'ADJUST') and b.currency = ${days.currency}
        and ${isIn(sql`e.made_at`, days)}) booked
    group by booked.day, is_credit, is_money, is_sold`.execute(db)
  return rows
}

/** What was refunded on each day of a period, by where the money went. */
export async function findRefundsBooked(db: Queryable, days: ShopDays): Promise<RefundsOfDay[]> {
  const { rows } = await sql<RefundsOfDay>`
    select to_char(day, 'YYYY-MM-DD') as day, by_hand, "to", sum(goods_cents)::bigint as goods_cents,
      sum(shipping_cents)::bigint as shipping_cents, sum(tax_cents)::bigint as tax_cents
    from (
      select back.*, by_hand.attempt_id is not null as by_hand,
        case b.kind when 'PROMOTIONAL' then 'GIFT_CARD' else b.kind end as "to"
      from ${refundedIn(days)} back join refund using (refund_id) left join balance b using (balance_id)
        left join (select attempt_id from payment_attempt where status = 'SUCCEEDED' and received_on is not null) by_hand
          using (attempt_id)) booked
    group by booked.day, by_hand, "to"`.execute(db)
  return rows
}
