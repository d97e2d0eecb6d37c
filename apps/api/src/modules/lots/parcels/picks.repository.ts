import type { Cents } from '@mendwell/domain/money/money'
import type { LotCost } from '@mendwell/domain/purchasing/landed-cost'
import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import { heldPieces } from '../sql/lots.sql.ts'

/** An item of a product that is tracked by lot. */
export interface TrackedItem {
  orderItemId: number
  orderId: number
  productId: number
  productName: string
  isCollected: boolean
  quantity: number
  sent: number
  unshippedRefunds: number
  /** Promised from stock and not sent. */
  held: number
}

/** Items of these orders whose products are tracked by lot, in the order of their ids. */
export async function findTrackedItems(
  db: Queryable,
  orderIds: readonly number[],
): Promise<TrackedItem[]> {
  const { rows } = await sql<TrackedItem>`
    select order_item.order_item_id, order_item.order_id, order_item.product_id, order_item.product_name,
      order_item.quantity, orders.pickup_type = 'IN STORE' as is_collected, ${heldPieces} as held,
      (select coalesce(sum(s.quantity), 0)::int from shipment_item s
        where s.order_item_id = order_item.order_item_id) as sent,
      (select coalesce(sum(k.kept), 0)::int from refund_item k join refund r using (refund_id)
        where k.order_item_id = order_item.order_item_id and r.status <> 'FAILED') as unshipped_refunds
    from order_item join orders using (order_id) join product_tracking t using (product_id)
    where order_item.order_id = any(${orderIds}::int[]) and t.tracking <> 'NONE'
    order by order_item.order_item_id`.execute(db)
  return rows
}

export interface Pick {
  orderItemId: number
  lotId: number
  quantity: number
}

export const findPicks = (db: Queryable, orderItemIds: readonly number[]): Promise<Pick[]> =>
  db
    .selectFrom('lotPick')
    .select(['orderItemId', 'lotId', 'quantity'])
    .where('orderItemId', '=', sql<number>`any(${orderItemIds}::int[])`)
    .orderBy('orderItemId')
    .orderBy('lotId')
    .execute()

export async function insertPicks(tx: Queryable, picks: readonly Pick[]): Promise<void> {
  if (picks.length > 0) await tx.insertInto('lotPick').values(picks).execute()
}

/** Releases the reserved lots of items: of one order, or those named. */
export async function deletePicks(
  tx: Queryable,
  of: { orderId: number } | { orderItemIds: readonly number[] },
): Promise<void> {
  const items =
    'orderId' in of
      ? sql`select order_item_id from order_item where order_id = ${of.orderId}`
      : sql`select unnest(${of.orderItemIds}::int[])`
  await sql`delete from lot_pick where order_item_id in (${items})`.execute(tx)
}

interface ReceivedLot extends LotCost {
  lotId: number
  /** Pieces that left it before. */
  taken: number
}

/**
 * What lots cost as their deliveries brought them, with the freight and duty entered last, in cents; lots that came
 * without a purchase order are left out. Of several deliveries of one lot, a piece costs what it costs on average.
 */
export async function findLotCosts(
  tx: Queryable,
  lotIds: readonly number[],
): Promise<ReceivedLot[]> {
  const { rows } = await sql<ReceivedLot>`
    select m.lot_id, sum(r.quantity)::int as quantity,
      sum(r.quantity * l.cost_cents + coalesce((select s.share_cents from purchase_receipt_share s
        where s.receipt_line_id = r.receipt_line_id order by s.cost_id desc limit 1), 0))::int8 as cost_cents,
      (select coalesce(sum(g.quantity), 0)::int from shipment_lot g where g.lot_id = m.lot_id) as taken
    from lot_movement m join purchase_receipt_line r on r.lot_movement_id = m.movement_id
      join purchase_order_line l using (line_id)
    where m.lot_id = any(${lotIds}::int[]) and m.reason = 'RECEIPT' group by m.lot_id`.execute(tx)
  return rows
}

interface SentLot extends Pick {
  shipmentId: number | null
  returnId: number | null
  costCents: Cents | null
}

/** Stores which lots left with a parcel or as a replacement, and what those pieces had cost. */
export async function insertSentLots(tx: Queryable, rows: readonly SentLot[]): Promise<void> {
  if (rows.length > 0) await tx.insertInto('shipmentLot').values(rows).execute()
}
