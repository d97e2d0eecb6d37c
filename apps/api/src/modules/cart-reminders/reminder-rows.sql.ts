import { REMINDER_COUNTS_DAYS } from '@mendwell/domain/carts/cart-reminders'
import { type RawBuilder, sql } from 'kysely'

/** The orders `o` of the mailbox or the account of the reminder `r`. */
const ordersOfReminder = sql`orders o join customer c on c.cust_id = o.cust_id
  and (c.email_canonical = r.email_canonical or c.cust_id = r.cust_id)`

/**
 * Whether whoever `r` is about has ordered meanwhile. An hour back counts too: the last change of a cart may reach the
 * shop after the order that was begun before it, and nobody is to be reminded of what they have just ordered.
 */
export const hasOrdered = sql<boolean>`exists (select from ${ordersOfReminder}
  where o.created_at > r.changed_at - interval '1 hour')`

/** Whether an order followed the reminder `r` within the days that count. */
export const ledToOrder: RawBuilder<boolean> = sql<boolean>`coalesce(r.led_to_order, exists (select from ${ordersOfReminder}
  where o.created_at > r.sent_at and o.created_at < r.sent_at + make_interval(days => ${REMINDER_COUNTS_DAYS})))`

/** What is left of a reminder that was sent, `r`, once its address goes: a figure. */
export const forgottenReminder = sql`led_to_order = ${ledToOrder}, cust_id = null, email = null,
  email_canonical = null, mail_token = null, lines = '[]'`
