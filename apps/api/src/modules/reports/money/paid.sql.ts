import { type RawBuilder, sql } from 'kysely'
import { dayOf } from '../../settings/shop/shop-days.sql.ts'
import type { ShopDays } from './shop-days.repository.ts'

/** The day of a time in the shop's time zone, as a date. */
export const dayIn = (moment: RawBuilder<unknown>, { zone }: ShopDays) => dayOf(moment, zone)

/** Whether a time is within these days. */
export const isIn = (moment: RawBuilder<unknown>, { start, end }: ShopDays) =>
  sql`${moment} >= ${start}::timestamptz and ${moment} < ${end}::timestamptz`

/** Balance captures of orders in which no card, and no payment taken by staff, has a part. */
export const wholly = sql`(select c.order_id, c.made_at, b.currency
  from balance_entry c join balance b using (balance_id)
  where c.kind = 'CAPTURE' and not exists (select from payment_attempt p
    where p.order_id = c.order_id and p.status = 'SUCCEEDED'))`

/**
 * The orders paid in a period, each once, with the day (a date): an order has one capture at most (audit), and its row
 * never changes once it has succeeded; one paid entirely by balances has theirs. Payments taken by staff have the day
 * they were received.
 */
export const paidIn = (days: ShopDays) => sql`(
  select order_id, coalesce(received_on, ${dayIn(sql`updated_at`, days)}) as day from payment_attempt
  where status = 'SUCCEEDED' and currency = ${days.currency} and (
    received_on between ${days.from}::date and ${days.to}::date
    or received_on is null and ${isIn(sql`updated_at`, days)})
  union all
  select order_id, ${dayIn(sql`max(e.made_at)`, days)} from ${wholly} e
  where e.currency = ${days.currency} and ${isIn(sql`e.made_at`, days)} group by order_id)`

/** What the sent pieces from lots of known cost had cost together, of these rows of `shipment_lot`. */
export const costOfLots = sql`sum(quantity) as quantity, sum(cost_cents)::bigint as cost_cents
  from shipment_lot where cost_cents is not null`

/**
 * The cost of `order_item i` of `product p`, in cents; null if unknown. Its pieces cost what its lots, `costOfLots lot`,
 * say, the others what the product cost at the sale.
 */
export const costOfLine = sql`(coalesce(i.cost_cents, p.purchase_price_cents) * (i.quantity - coalesce(lot.quantity, 0))
  + coalesce(lot.cost_cents, 0))`
