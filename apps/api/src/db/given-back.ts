import { sql } from 'kysely'

/** Pieces of an order item whose money went back before they left: they stay in the shop. */
export const keptPieces = sql<number>`(select coalesce(sum(k.kept), 0)::int from refund_item k
  join refund r using (refund_id)
  where k.order_item_id = order_item.order_item_id and r.status <> 'FAILED')`

/** Pieces of an order item that left the shop in parcels. */
export const sentPieces = sql<number>`(select coalesce(sum(s.quantity), 0)::int from shipment_item s
  where s.order_item_id = order_item.order_item_id)`

/** A parcel of an order `o` left, and pieces are still to be sent: easily forgotten, as customers read 'Shipped' already. */
export const isPartlySent = sql<boolean>`(o.order_status = 'OPEN'
  and exists (select from shipment p where p.order_id = o.order_id)
  and exists (select from order_item where order_item.order_id = o.order_id
    and order_item.quantity > ${sentPieces} + ${keptPieces}))`

/** An order `o` that waits to be packed: paid, not given back in full, and nobody has begun. */
export const isToPrepare = sql<boolean>`(o.order_status = 'NEW'
  and o.payment_status in ('PAID', 'PARTLY_REFUNDED'))`

/** Pieces of an order item that staff paid back without a return, or their worth in cents. */
export const refundedPieces = (column: 'quantity' | 'worth_cents') =>
  sql`(select coalesce(sum(p.${sql.raw(column)}), 0) from refund_item p join refund f using (refund_id)
    where p.order_item_id = order_item.order_item_id and f.status <> 'FAILED')`

/** Whether all that was paid for an order went back or is on its way: nothing of it may leave any more. */
export const isGivenBack = sql<boolean>`(orders.payment_status <> 'UNPAID'
  and orders.grand_total_cents > 0
  and orders.grand_total_cents <= (select coalesce(sum(r.amount_cents), 0) from refund r
    where r.order_id = orders.order_id and r.status <> 'FAILED'))`
