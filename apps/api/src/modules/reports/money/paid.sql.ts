import type { Period } from '@mendwell/domain/reports/periods'
import { DEFAULT_SETTINGS } from '@mendwell/domain/shop/settings'
import { sql } from 'kysely'
import { dayOf, endOfDay, startOfDay } from '../../settings/shop/shop-days.sql.ts'

/** Amounts in two currencies have no sum. */
export const shopCurrency = sql`coalesce(
  (select value #>> '{}' from setting where name = 'currency'), ${DEFAULT_SETTINGS.currency})`

/**
 * The orders paid in a period, each once, with the day (a date): a capture is of the whole order (audit), and its row
 * does not change any more once it has succeeded. What staff took by hand has the day on which it came.
 */
export const paidIn = ({ from, to }: Period) => sql`(
  select order_id, coalesce(received_on, ${dayOf(sql`updated_at`)}) as day from payment_attempt
  where status = 'SUCCEEDED' and currency = ${shopCurrency} and (
    received_on between ${from}::date and ${to}::date
    or received_on is null and updated_at >= ${startOfDay(from)} and updated_at < ${endOfDay(to)}))`
