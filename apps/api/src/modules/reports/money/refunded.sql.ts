import { sql } from 'kysely'
import { dayIn, isIn } from './paid.sql.ts'
import type { ShopDays } from './shop-days.repository.ts'

/**
 * What the refunds made in a period gave back, by line, as it was booked (decision 0092), with the day (a date). The
 * currency of each order is looked up (`offset 0`): PostgreSQL would read every order for a few. The order is
 * `of_order_id`, so that lines are joined by their own key: joined by both, PostgreSQL expects one row.
 */
export const refundedIn = (days: ShopDays) => sql`(
  select r.refund_id, r.order_id as of_order_id, ${dayIn(sql`r.updated_at`, days)} as day, c.order_item_id, c.goods_cents, c.tax_cents,
    c.shipping_cents, c.pieces
  from refund r join refund_cell c using (refund_id)
    join lateral (select currency from orders where orders.order_id = r.order_id offset 0) charged
      on currency = ${days.currency}
  where r.status = 'SUCCEEDED' and ${isIn(sql`r.updated_at`, days)})`
