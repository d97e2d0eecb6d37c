import { type RawBuilder, sql } from 'kysely'
import { dayOf } from '../../settings/shop/shop-days.sql.ts'
import type { ShopDays } from './shop-days.repository.ts'

/** The shop's day of a moment, as a date. */
export const dayIn = (moment: RawBuilder<unknown>, { zone }: ShopDays) => dayOf(moment, zone)

/** Whether a moment is in these days. */
export const isIn = (moment: RawBuilder<unknown>, { start, end }: ShopDays) =>
  sql`${moment} >= ${start}::timestamptz and ${moment} < ${end}::timestamptz`

/**
 * The orders paid in a period, each once, with the day (a date): a capture is of the whole order (audit), and its row
 * does not change any more once it has succeeded. What staff took by hand has the day on which it came.
 */
export const paidIn = (days: ShopDays) => sql`(
  select order_id, coalesce(received_on, ${dayIn(sql`updated_at`, days)}) as day from payment_attempt
  where status = 'SUCCEEDED' and currency = ${days.currency} and (
    received_on between ${days.from}::date and ${days.to}::date
    or received_on is null and ${isIn(sql`updated_at`, days)}))`
