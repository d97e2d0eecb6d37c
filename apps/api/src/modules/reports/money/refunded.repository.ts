import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import { chargedItem, dayIn, isIn } from './paid.sql.ts'
import type { ShopDays } from './shop-days.repository.ts'

export interface RefundMade {
  refundId: number
  orderId: number
  amountCents: number
  /** YYYY-MM-DD in the shop's time zone. */
  day: string
  /** For its order: what was charged for shipping, and where it was taxed; empty without a place of tax. */
  shippingCents: number
  stateCode: string
  /** None if an amount was refunded. */
  pieces: { orderItemId: number; quantity: number; worthCents: number }[]
}

/**
 * For each order with a refund in a period, all its refunds until the end of it, in the order they were made. Other
 * data is looked up for each (`offset 0`): PostgreSQL would read every order and payment for a few.
 */
export async function findRefundsMade(db: Queryable, days: ShopDays): Promise<RefundMade[]> {
  const { rows } = await sql<RefundMade>`
    with made as (
      select refund_id, order_id, return_id, amount_cents, updated_at
      from refund
      where status = 'SUCCEEDED' and updated_at < ${days.end}::timestamptz
        and order_id in (select order_id from refund where status = 'SUCCEEDED'
          and ${isIn(sql`updated_at`, days)})
    ), named as (
      select refund_id, order_item_id, quantity, worth_cents from refund_item
        where refund_id in (select refund_id from made)
      union all
      select refund_id, item, case when item = coalesce(exchanged_item_id, item)
          and refund_id = min(refund_id) over (partition by return_id, item) then quantity else 0 end, least(amount_cents, goods_cents)
      from (select made.*, returned.quantity, returned.exchanged_item_id,
          returned.refund_cents - returned.shipping_refund_cents as goods_cents,
          case when exchanged_item_id is null then coalesce(paid_item_id, order_item_id)
            else public.refunded_item(returned, made.order_id) end as item
        from made join return_request returned using (return_id)) of_return
    ), pieces as (
      select refund_id, json_agg(json_build_object('orderItemId', order_item_id, 'quantity', quantity,
        'worthCents', worth_cents) order by order_item_id) as pieces
      from named group by refund_id)
    select refund_id, order_id, amount_cents, to_char(${dayIn(sql`made.updated_at`, days)}, 'YYYY-MM-DD') as day,
      shipping_cents, state_code, coalesce(pieces.pieces, '[]') as pieces
    from made join lateral (
        select currency, shipping_handling_cents - shipping_discount_cents as shipping_cents,
          coalesce(tax_state_code, '') as state_code
        from orders where orders.order_id = made.order_id offset 0) charged on currency = ${days.currency}
      left join pieces using (refund_id)
    order by order_id, made.updated_at, refund_id`.execute(db)
  return rows
}

export interface SoldItem {
  orderId: number
  orderItemId: number
  goodsCents: number
  taxCents: number
  taxExempt: boolean
}

/**
 * The lines of these orders as they were charged. Their columns have the names of the fields: renaming those of a year's
 * lines takes Node as long as reading them.
 */
export async function findSoldItems(
  db: Queryable,
  orderIds: readonly number[],
): Promise<SoldItem[]> {
  const { rows } = await sql<SoldItem>`
    select ${chargedItem} from order_item i where order_id = any(${orderIds}::int[])
    order by order_id, order_item_id`.execute(db.withoutPlugins())
  return rows
}
