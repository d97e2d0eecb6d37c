import { OPEN_RETURN_STATUSES } from '@mendwell/domain/orders/returns'
import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import { literals } from '../../../db/sql/literals.ts'
import { givenBackPieces, netCents, refundedOfItem } from '../../orders/order/pieces.sql.ts'

/** A sold item with what of it was already returned; declined requests do not count. */
export type ReturnableItem = Awaited<ReturnType<typeof findReturnableItems>>[number]

/**
 * When the last delivered parcel with pieces of an item arrived, else when its order became CLOSED (delivered or picked
 * up), else when it was placed (Decisions §10).
 */
const arrivedAt = sql<Date>`coalesce(
  (select max(shipment.delivered_at) from shipment
    join shipment_item on shipment_item.shipment_id = shipment.shipment_id
    where shipment_item.order_item_id = order_item.order_item_id),
  (select max(order_status_move.created_at) from order_status_move
    where order_status_move.order_id = orders.order_id and order_status_move.to_status = 'CLOSED'),
  orders.created_at)`

/** The items of an order as the return policy sees them; ages by the database's clock. */
export function findReturnableItems(db: Queryable, orderId: number) {
  return db
    .selectFrom('orderItem')
    .innerJoin('orders', 'orders.orderId', 'orderItem.orderId')
    .innerJoin('product', 'product.productId', 'orderItem.productId')
    .select([
      'orderItem.orderItemId',
      'orderItem.productId',
      'orderItem.productName',
      'orderItem.quantity',
      netCents.as('netCents'),
      'orderItem.taxCents',
      'orderItem.unitPriceCents',
      'orderItem.listPriceCents',
      'orderItem.discountPercent',
      'product.categoryId',
      sql<number>`floor(extract(epoch from now() - ${arrivedAt}) / 86400)::int`.as(
        'daysSinceArrival',
      ),
      givenBackPieces.as('givenBack'),
      refundedOfItem('pieces').as('refundPieces'),
      refundedOfItem('cents').as('refundCents'),
    ])
    .where('orderItem.orderId', '=', orderId)
    .where('orderItem.quantity', '>', 0)
    .orderBy('orderItem.orderItemId')
    .execute()
}

/**
 * What open returns will still refund of what was paid for an order, in cents, including returns of its replacements;
 * their refunds have not begun yet. An exchange may fall through, and then refunds all that was paid, less what went
 * back for pieces of its other size.
 */
export async function findOpenRefundCents(db: Queryable, orderId: number): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    with item as (select order_item_id from order_item where order_id = ${orderId}),
    promised as (
      select coalesce(public.exchange_credit_left(e.return_id) + q.refund_cents, q.refund_cents - q.withheld_cents) as cents
        from return_request q left join return_exchange e using (return_id)
        where q.order_id = ${orderId} and q.paid_item_id is null and q.status in (${literals(OPEN_RETURN_STATUSES)})
      union all
      select refund_cents - difference_cents from return_request
        where paid_item_id in (select order_item_id from item) and status in (${literals(OPEN_RETURN_STATUSES)})
      union all
      select difference_cents from return_request
        where exchanged_item_id in (select order_item_id from item) and status in (${literals(OPEN_RETURN_STATUSES)}))
    select coalesce(sum(cents), 0)::int8 as cents from promised`.execute(db)
  return rows[0]?.cents ?? 0
}

/** For each item of a replacement, the item that was paid for; empty for an order that replaces none. */
export async function findPaidItems(db: Queryable, orderId: number): Promise<PaidItem[]> {
  const { rows } = await sql<PaidItem>`
    select i.order_item_id, paid.order_item_id as paid_item_id, paid.order_id as paid_order_id,
      r.return_id is not null as answers_return, exchanged.order_item_id as exchanged_item_id,
      exchanged.order_id as exchange_order_id
    from replacement r join order_item i using (order_id)
      join order_item paid on paid.order_item_id = public.paid_item(i.order_item_id)
      left join order_item exchanged on exchanged.order_item_id = public.exchanged_item(i.order_item_id)
    where r.order_id = ${orderId} order by i.order_item_id`.execute(db)
  return rows
}

export interface PaidItem {
  orderItemId: number
  paidItemId: number
  paidOrderId: number
  /** Its replacement was sent for goods that were returned. */
  answersReturn: boolean
  /** Of pieces in another size, the item and order of the exchange that sent them. */
  exchangedItemId: number | null
  exchangeOrderId: number | null
}

/**
 * Of what was paid for the pieces that an exchange took back, in cents: all that does not go back with the exchange, how
 * much of it and for how many pieces of the other size was refunded, and what the open exchange may still refund.
 */
export async function findExchangeCredit(tx: Queryable, exchangedItemId: number) {
  const { rows } = await sql<ExchangeCredit>`
    select e.credit_cents - q.refund_cents as cents, back.pieces,
      e.credit_cents - q.refund_cents - public.exchange_credit_left(q.return_id) as refunded_cents,
      case when q.status in ('REPLACED', 'REFUNDED') then 0
        else public.exchange_credit_left(q.return_id) end as open_cents
    from order_item i join replacement r using (order_id) join return_exchange e using (return_id)
      join return_request q using (return_id)
      cross join lateral (select coalesce(sum(quantity), 0)::int as pieces from return_request
        where exchanged_item_id = i.order_item_id and status <> 'DECLINED') back
    where i.order_item_id = ${exchangedItemId}`.execute(tx)
  return rows[0]
}

interface ExchangeCredit {
  cents: number
  pieces: number
  refundedCents: number
  openCents: number
}
