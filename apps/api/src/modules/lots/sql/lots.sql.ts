import { DEFAULT_MIN_DAYS_LEFT } from '@mendwell/domain/lots/lots'
import { type RawBuilder, sql } from 'kysely'

/** Whether a product is tracked by lot: its stock changes only with its lots. */
export const isTrackedByLot = (productId: RawBuilder<unknown>) => sql<boolean>`exists (
  select from product_tracking t where t.product_id = ${productId} and t.tracking <> 'NONE')`

/** The same for a row of `product`. */
export const isLotTracked = isTrackedByLot(sql`product.product_id`)

/** Pieces promised to an `order_item` that can no longer be sent from stock. */
export const brokenPieces = sql<number>`(select coalesce(sum(b.quantity), 0)::int from broken_promise b
  where b.order_item_id = order_item.order_item_id)`

/**
 * Pieces of an `order_item` that are promised from stock and have not left: what it took and did not put back, less
 * what left in parcels.
 */
export const heldPieces = sql<number>`greatest(0,
  -(select coalesce(sum(m.delta), 0) from stock_movement m
    where m.order_item_id = order_item.order_item_id and m.return_id is null)
  - (select coalesce(sum(s.quantity), 0) from shipment_item s
    where s.order_item_id = order_item.order_item_id))::int`

/** The lots that left with an `order_item`, as [{lotId, lotCode, serial, expiresOn, quantity, shipmentId}]. */
export const sentLots = sql<
  {
    lotId: number
    lotCode: string | null
    serial: string | null
    expiresOn: string | null
    quantity: number
    shipmentId: number | null
  }[]
>`(select coalesce(jsonb_agg(jsonb_build_object('lotId', l.lot_id, 'lotCode', l.lot_code, 'serial', l.serial,
    'expiresOn', to_char(l.expires_on, 'YYYY-MM-DD'), 'quantity', g.quantity, 'shipmentId', g.shipment_id)
    order by g.shipment_lot_id), '[]')
  from shipment_lot g join stock_lot l using (lot_id) where g.order_item_id = order_item.order_item_id)`

/**
 * The month, YYYY-MM, before which no piece of a product sent or picked up today expires; null if it is not tracked by
 * lot, has none to send, or does not expire. Later lots may be sent, but none that expires earlier.
 */
export const soonestExpiry = (productId: RawBuilder<unknown>) => sql<string | null>`(
  select to_char(min(l.expires_on), 'YYYY-MM') from stock_lot l
  join product_tracking t using (product_id) join lot_stock s on s.lot_id = l.lot_id and s.bucket = 'AVAILABLE'
  where l.product_id = ${productId} and t.tracking <> 'NONE'
    and l.expires_on >= public.shop_day() + coalesce(t.min_days_left, ${sql.lit(DEFAULT_MIN_DAYS_LEFT)})
    and s.quantity > coalesce((select sum(k.quantity) from lot_pick k where k.lot_id = l.lot_id), 0))`

/** The lots that left with an `order_item` in words, as in documents and files; null if there are none. */
export const sentLotsInWords = sql<string | null>`(select string_agg(concat_ws(', ',
    g.quantity || ' of' || coalesce(' lot ' || l.lot_code, '') || coalesce(' serial ' || l.serial, ''),
    'use by ' || to_char(l.expires_on, 'YYYY-MM-DD')), '; ' order by g.shipment_lot_id)
  from shipment_lot g join stock_lot l using (lot_id) where g.order_item_id = order_item.order_item_id)`
