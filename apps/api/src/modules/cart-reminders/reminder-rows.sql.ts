import { REMINDER_COUNTS_DAYS } from '@mendwell/domain/carts/cart-reminders'
import { type RawBuilder, sql } from 'kysely'

/** The orders `o` of the mailbox or the account of the reminder `r`. */
const ordersOfReminder = sql`orders o join customer c on c.cust_id = o.cust_id
  and (c.email_canonical = r.email_canonical or c.cust_id = r.cust_id)`

/**
 * Whether the shopper of `r` has ordered meanwhile. Up to an hour earlier counts too: the last change of a cart may
 * reach the shop after an order started before it, and a reminder of something just ordered must not be sent.
 */
export const hasOrdered = sql<boolean>`exists (select from ${ordersOfReminder}
  where o.created_at > r.changed_at - interval '1 hour')`

/** Whether an order followed the reminder `r` within the counted days. */
export const ledToOrder: RawBuilder<boolean> = sql<boolean>`coalesce(r.led_to_order, exists (select from ${ordersOfReminder}
  where o.created_at > r.sent_at and o.created_at < r.sent_at + make_interval(days => ${REMINDER_COUNTS_DAYS})))`

/** The part of a sent reminder `r` that stays once its address is deleted: a statistic. */
export const forgottenReminder = sql`led_to_order = ${ledToOrder}, cust_id = null, email = null,
  email_canonical = null, mail_token = null, lines = '[]'`
