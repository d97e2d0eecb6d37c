import { type RawBuilder, sql } from 'kysely'
import { dayOf } from '../../settings/shop/shop-days.sql.ts'
import type { ShopDays } from './shop-days.repository.ts'

/** The shop's day of a moment, as a date. */
export const dayIn = (moment: RawBuilder<unknown>, { zone }: ShopDays) => dayOf(moment, zone)

/** Whether a moment is in these days. */
export const isIn = (moment: RawBuilder<unknown>, { start, end }: ShopDays) =>
  sql`${moment} >= ${start}::timestamptz and ${moment} < ${end}::timestamptz`

/** Captures of balances for orders of which no card, and nothing taken by hand, paid a part. */
export const wholly = sql`(select c.order_id, c.made_at, b.currency
  from balance_entry c join balance b using (balance_id)
  where c.kind = 'CAPTURE' and not exists (select from payment_attempt p
    where p.order_id = c.order_id and p.status = 'SUCCEEDED'))`

/**
 * The orders paid in a period, each once, with the day (a date): an order has one capture at most (audit), and its row
 * does not change any more once it has succeeded; one that balances paid wholly has theirs. What staff took by hand has
 * the day on which it came.
 */
export const paidIn = (days: ShopDays) => sql`(
  select order_id, coalesce(received_on, ${dayIn(sql`updated_at`, days)}) as day from payment_attempt
  where status = 'SUCCEEDED' and currency = ${days.currency} and (
    received_on between ${days.from}::date and ${days.to}::date
    or received_on is null and ${isIn(sql`updated_at`, days)})
  union all
  select order_id, ${dayIn(sql`max(e.made_at)`, days)} from ${wholly} e
  where e.currency = ${days.currency} and ${isIn(sql`e.made_at`, days)} group by order_id)`

/** What a piece of `order_item i` of `product p` had cost, in cents; null where that is not known. */
export const costOf = sql`coalesce(i.cost_cents, p.purchase_price_cents)`
