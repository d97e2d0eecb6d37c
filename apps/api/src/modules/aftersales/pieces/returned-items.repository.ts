import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
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
 * their refunds have not begun yet. An exchange may fall through, and then refunds all that was paid.
 */
export async function findOpenRefundCents(db: Queryable, orderId: number): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(coalesce(credit_cents, refund_cents)), 0)::int8 as cents
    from return_request left join return_exchange using (return_id)
    where status in ('REQUESTED', 'APPROVED', 'RECEIVED') and ((order_id = ${orderId} and paid_item_id is null)
      or paid_item_id in (select order_item_id from order_item where order_id = ${orderId}))`.execute(
    db,
  )
  return rows[0]?.cents ?? 0
}

/** For each item of a replacement, the item that was paid for; empty for an order that replaces none. */
export async function findPaidItems(db: Queryable, orderId: number): Promise<PaidItem[]> {
  const { rows } = await sql<PaidItem>`
    select i.order_item_id, paid.order_item_id as paid_item_id, paid.order_id as paid_order_id,
      r.return_id is not null as answers_return
    from replacement r join order_item i using (order_id)
      join order_item paid on paid.order_item_id = public.paid_item(i.order_item_id)
    where r.order_id = ${orderId} order by i.order_item_id`.execute(db)
  return rows
}

export interface PaidItem {
  orderItemId: number
  paidItemId: number
  paidOrderId: number
  /** Its replacement was sent for goods that were returned. */
  answersReturn: boolean
}
