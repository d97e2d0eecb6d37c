import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'

const UNBOOKED = sql`status = 'SUCCEEDED' and not exists (select from refund_cell where refund_cell.refund_id = refund.refund_id)`

/** How many refunds that were made are not booked. */
export async function countUnbooked(db: Queryable): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from refund where ${UNBOOKED}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Locks orders that have unbooked refunds, until the transaction ends; returns their IDs. */
export async function lockUnbookedOrders(tx: Queryable, limit: number): Promise<number[]> {
  const { rows } = await sql<{ orderId: number }>`
    select order_id from orders where order_id in (select order_id from refund where ${UNBOOKED})
    order by order_id limit ${limit} for no key update`.execute(tx)
  return rows.map(({ orderId }) => orderId)
}

export interface UnbookedRefund {
  refundId: number
  orderId: number
  amountCents: number
  /** None if an amount was refunded. */
  pieces: { orderItemId: number; quantity: number; worthCents: number }[]
}

/**
 * Refunds of these orders that were made and are not booked, oldest first. Pieces of a return that is refunded to several
 * tenders count with the first.
 */
export async function findUnbookedRefunds(
  db: Queryable,
  orderIds: readonly number[],
): Promise<UnbookedRefund[]> {
  const { rows } = await sql<UnbookedRefund>`
    with made as (
      select refund_id, order_id, return_id, amount_cents, updated_at from refund
      where order_id = any(${orderIds}::int[]) and ${UNBOOKED}
    ), named as (
      select refund_id, order_item_id, quantity, worth_cents from refund_item
        where refund_id in (select refund_id from made)
      union all
      select refund_id, item, case when item = coalesce(exchanged_item_id, item)
          and refund_id = first_value(refund_id) over (partition by return_id, item order by updated_at, refund_id)
          and not exists (select from refund_cell c join refund r using (refund_id)
            where r.return_id = of_return.return_id and c.order_item_id = item and c.pieces > 0)
          then quantity else 0 end, least(amount_cents, goods_cents)
      from (select made.*, returned.quantity, returned.exchanged_item_id,
          returned.refund_cents - returned.shipping_refund_cents as goods_cents,
          case when exchanged_item_id is null then coalesce(paid_item_id, order_item_id)
            else public.refunded_item(returned, made.order_id) end as item
        from made join return_request returned using (return_id)) of_return
    ), pieces as (
      select refund_id, json_agg(json_build_object('orderItemId', order_item_id, 'quantity', quantity,
        'worthCents', worth_cents) order by order_item_id) as pieces
      from named group by refund_id)
    select refund_id, order_id, amount_cents, coalesce(pieces.pieces, '[]') as pieces
    from made left join pieces using (refund_id) order by made.updated_at, refund_id`.execute(db)
  return rows
}

export interface ChargedOrder {
  orderId: number
  shippingCents: number
  lines: { orderItemId: number; goodsCents: number; taxCents: number }[]
}

/** These orders as they were charged, less what booked refunds gave back. */
export async function findChargedLeft(
  db: Queryable,
  orderIds: readonly number[],
): Promise<ChargedOrder[]> {
  const { rows } = await sql<ChargedOrder>`
    with given as (
      select r.order_id, c.order_item_id, sum(goods_cents) as goods_cents, sum(tax_cents) as tax_cents,
        sum(c.shipping_cents) as shipping_cents
      from refund r join refund_cell c using (refund_id) where r.order_id = any(${orderIds}::int[]) group by 1, 2
    ), lines as (
      select i.order_id, json_agg(json_build_object('orderItemId', i.order_item_id,
          'goodsCents', i.line_total_cents - i.discount_cents - coalesce(given.goods_cents, 0),
          'taxCents', i.tax_cents - coalesce(given.tax_cents, 0)) order by i.order_item_id) as lines
      from order_item i left join given using (order_item_id) where i.order_id = any(${orderIds}::int[]) group by 1)
    select o.order_id, (o.shipping_handling_cents - o.shipping_discount_cents - coalesce(
        (select shipping_cents from given where given.order_id = o.order_id and order_item_id is null), 0))::bigint
        as shipping_cents, lines.lines
    from orders o join lines using (order_id)`.execute(db)
  return rows
}

interface RefundCell {
  refundId: number
  /** Null is shipping. */
  orderItemId: number | null
  goodsCents?: number
  taxCents?: number
  shippingCents?: number
  pieces?: number
}

/** Stores what refunds gave back. */
export async function insertRefundCells(
  db: Queryable,
  cells: readonly RefundCell[],
): Promise<void> {
  await sql`
    insert into refund_cell (refund_id, order_item_id, goods_cents, tax_cents, shipping_cents, pieces)
    select "refundId", "orderItemId", coalesce("goodsCents", 0), coalesce("taxCents", 0), coalesce("shippingCents", 0),
      coalesce(pieces, 0)
    from jsonb_to_recordset(${JSON.stringify(cells)}::jsonb) as cell ("refundId" int, "orderItemId" int,
      "goodsCents" bigint, "taxCents" bigint, "shippingCents" bigint, pieces int)`.execute(db)
}
