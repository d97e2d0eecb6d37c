import { sql } from 'kysely'
import { brokenPieces } from '../../lots/sql/lots.sql.ts'

/** What was charged for the goods of an order item, in cents: its line total less its discount. */
export const netCents = sql<number>`(order_item.line_total_cents - order_item.discount_cents)`

/** Pieces of an order item that were refunded before they left: they stay in the shop. */
export const unshippedRefunds = sql<number>`(select coalesce(sum(k.kept), 0)::int from refund_item k
  join refund r using (refund_id)
  where k.order_item_id = order_item.order_item_id and r.status <> 'FAILED')`

/** Pieces of an order item that left the shop in parcels. */
export const sentPieces = sql<number>`(select coalesce(sum(s.quantity), 0)::int from shipment_item s
  where s.order_item_id = order_item.order_item_id)`

/** What domain/orders/pieces.ts calls toSend: pieces of an order item still to send. */
export const piecesToSend = sql<number>`(order_item.quantity - ${sentPieces} - ${unshippedRefunds})`

/** A parcel of an order `o` left and pieces are still to send: easily forgotten, as customers already read 'Shipped'. */
export const isPartlySent = sql<boolean>`(o.order_status = 'OPEN'
  and exists (select from shipment p where p.order_id = o.order_id)
  and exists (select from order_item where order_item.order_id = o.order_id
    and ${piecesToSend} > 0))`

/** An order `o` that is paid and not refunded in full. */
const isPaid = sql`o.payment_status in ('PAID', 'PARTLY_REFUNDED')`

/** An order `o` that waits to be packed: paid, not refunded in full, and not started. */
export const isToPrepare = sql<boolean>`(o.order_status = 'NEW' and ${isPaid})`

/**
 * Pieces of an order item whose replacement is being prepared: they cannot be refunded meanwhile. Once it has left,
 * the shopper has a piece to return like any other. A replacement that answers a return counts with that return.
 */
export const awaitsReplacement = sql<number>`(select coalesce(sum(a.quantity), 0)::int from replacement_item x
  join order_item a on a.order_item_id = x.order_item_id join orders n on n.order_id = a.order_id
  join replacement r on r.order_id = n.order_id
  where x.replaces_item_id = order_item.order_item_id and r.return_id is null and n.order_status in ('NEW', 'PRINTED'))`

/** Refunded pieces of an order item and cents, tax included, done or promised, including those of its replacements. */
export const refundedOfItem = (column: 'pieces' | 'cents') =>
  sql<number>`(select ${sql.ref(column)} from public.refunded_of_item(order_item.order_item_id))`

/**
 * Pieces of staff replacements refunded on this item; a replacement that answers a return counts with that return. Those
 * of another size count for the item that sent it, not for the exchanged one.
 */
const refundedAsReplaced = sql`(select coalesce(sum(q.quantity), 0) from return_request q
    join replacement r using (order_id)
  where (q.exchanged_item_id = order_item.order_item_id
      or (q.paid_item_id = order_item.order_item_id and q.exchanged_item_id is null))
    and q.status <> 'DECLINED' and r.return_id is null)`

/** Pieces of an order item that returns or refunds took, or that await a replacement. */
export const givenBackPieces = sql<number>`greatest(${refundedOfItem('pieces')},
  (select coalesce(sum(q.quantity), 0) from return_request q
    where q.order_item_id = order_item.order_item_id and q.status <> 'DECLINED')
  + (select coalesce(sum(p.quantity), 0) from refund_item p join refund f using (refund_id)
    where p.order_item_id = order_item.order_item_id and f.status <> 'FAILED')
  + ${awaitsReplacement} + ${refundedAsReplaced})::int`

/** Whether everything paid for an order of this table is refunded or being refunded: nothing more of it may ship. */
const isGivenBackOf = (orders: 'orders' | 'o') => {
  const column = (name: string) => sql.ref(`${orders}.${name}`)
  return sql<boolean>`(${column('payment_status')} <> 'UNPAID'
    and ${column('grand_total_cents')} > 0
    and ${column('grand_total_cents')} <= (select coalesce(sum(r.amount_cents), 0) from refund r
      where r.order_id = ${column('order_id')} and r.status <> 'FAILED'))`
}
export const isGivenBack = isGivenBackOf('orders')

/** A prepared order `o` that can ship a parcel now: paid, with pieces on hand (domain/orders/pieces.ts, onHand). */
export const isToShip = sql<boolean>`(o.order_status = 'PRINTED' and ${isPaid} and not ${isGivenBackOf('o')}
  and exists (select from order_item join product using (product_id)
    where order_item.order_id = o.order_id and ${piecesToSend} > 0
      and (order_item.quantity - order_item.backordered - ${brokenPieces} > ${sentPieces} or product.quantity > 0)))`
