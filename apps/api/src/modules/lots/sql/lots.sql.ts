import { type RawBuilder, sql } from 'kysely'

/** Whether a product is told apart by lot: its stock moves with its lots alone. */
export const isTrackedByLot = (productId: RawBuilder<unknown>) => sql<boolean>`exists (
  select from product_tracking t where t.product_id = ${productId} and t.tracking <> 'NONE')`

/** The same of a row of `product`. */
export const isLotTracked = isTrackedByLot(sql`product.product_id`)

/** Pieces promised to an `order_item` that cannot be sent from stock any more. */
export const brokenPieces = sql<number>`(select coalesce(sum(b.quantity), 0)::int from broken_promise b
  where b.order_item_id = order_item.order_item_id)`

/**
 * Pieces of an `order_item` that are promised from stock and have not left: what it took and did not give back, less
 * what left in parcels.
 */
export const heldPieces = sql<number>`greatest(0,
  -(select coalesce(sum(m.delta), 0) from stock_movement m
    where m.order_item_id = order_item.order_item_id and m.return_id is null)
  - (select coalesce(sum(s.quantity), 0) from shipment_item s
    where s.order_item_id = order_item.order_item_id))::int`

/** The lots that left of an `order_item`, as [{lotId, lotCode, serial, expiresOn, quantity, shipmentId}]. */
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
