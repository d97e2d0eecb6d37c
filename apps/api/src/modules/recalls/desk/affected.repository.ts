import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import { sentPieces, unshippedRefunds } from '../../orders/order/pieces.sql.ts'

/** The day in the shop's time zone on which something happened. */
const dayOf = (moment: RawBuilder<unknown>) => sql`(${moment} at time zone coalesce(
  (select value #>> '{}' from setting where name = 'timeZone'), 'America/Chicago'))::date`

/**
 * Shipped pieces whose lot is unknown, as (order_item_id, sent_on, quantity): in parcels without lots, set to shipped
 * by hand without a parcel, or sent as a replacement before replacements were orders.
 */
const unknownPieces = (productIds: RawBuilder<unknown>) => sql`
  select i.order_item_id, ${dayOf(sql`s.shipped_at`)} as sent_on,
    (g.quantity - coalesce((select sum(l.quantity) from shipment_lot l
      where (l.shipment_id, l.order_item_id) = (g.shipment_id, g.order_item_id)), 0))::int as quantity
  from shipment_item g join shipment s using (shipment_id) join order_item i using (order_item_id)
  where i.product_id = any(${productIds})
  union all
  select order_item_id, ${dayOf(sql`coalesce((select min(m.created_at) from order_status_move m
      where m.order_id = order_item.order_id and m.to_status in ('OPEN', 'CLOSED')), orders.created_at)`)},
    order_item.quantity - ${sentPieces} - ${unshippedRefunds}
  from order_item join orders using (order_id)
  where order_item.product_id = any(${productIds}) and order_item.item_status in ('OPEN', 'CLOSED')
  union all
  select i.order_item_id, ${dayOf(sql`q.updated_at`)},
    (q.quantity - coalesce((select sum(l.quantity) from shipment_lot l where l.return_id = q.return_id), 0))::int
  from return_request q join order_item i using (order_item_id)
  where i.product_id = any(${productIds}) and q.kind = 'REPLACEMENT' and q.status = 'REPLACED'
    and not exists (select from replacement r where r.return_id = q.return_id)`

interface Dates {
  /** Days in the shop's time zone, YYYY-MM-DD; null for no limit. */
  soldFrom: string | null
  soldUntil: string | null
}

const within = ({ soldFrom, soldUntil }: Dates) => sql`u.quantity > 0
  and (${soldFrom}::date is null or u.sent_on >= ${soldFrom}::date)
  and (${soldUntil}::date is null or u.sent_on <= ${soldUntil}::date)`

/** Pieces of a product sent within the dates whose lot is unknown. */
export async function countUnknown(
  db: Queryable,
  { productId, ...dates }: Dates & { productId: number },
): Promise<number> {
  const { rows } = await sql<{ pieces: number }>`
    select coalesce(sum(u.quantity), 0)::int as pieces
    from (${unknownPieces(sql`array[${productId}]::int[]`)}) u where ${within(dates)}`.execute(db)
  return rows[0]?.pieces ?? 0
}

export interface AffectedPieces {
  orderId: number
  orderItemId: number
  /** Null if unknown. */
  lotId: number | null
  /** Day in the shop's time zone, YYYY-MM-DD. */
  sentOn: string
  quantity: number
}

interface Reach extends Dates {
  lotIds: readonly number[]
  /** Products whose pieces without a known lot count too. */
  productIds: readonly number[]
}

/** All shipped pieces of these lots, and of these products without a lot: by order (guests' too), lot and day. */
export async function findAffectedPieces(
  db: Queryable,
  { lotIds, productIds, ...dates }: Reach,
): Promise<AffectedPieces[]> {
  const { rows } = await sql<AffectedPieces>`
    select i.order_id, p.order_item_id, p.lot_id, to_char(p.sent_on, 'YYYY-MM-DD') as sent_on,
      sum(p.quantity)::int as quantity
    from (
      select g.order_item_id, g.lot_id, ${dayOf(sql`coalesce(s.shipped_at, q.updated_at)`)} as sent_on, g.quantity
      from shipment_lot g left join shipment s using (shipment_id)
        left join return_request q on q.return_id = g.return_id
      where g.lot_id = any(${lotIds}::int[])
      union all
      select u.order_item_id, null, u.sent_on, u.quantity
      from (${unknownPieces(sql`${productIds}::int[]`)}) u where ${within(dates)}) p
    join order_item i using (order_item_id)
    group by 1, 2, 3, 4 order by 1, 2, 3 nulls last, 4`.execute(db)
  return rows
}
