import { type Insertable, sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import type { DB } from '../../../db/schema.ts'
import { unshippedRefunds } from '../order/pieces.sql.ts'

/** The items of an order with the pieces that left, arrived, and stay in the shop. */
export function findSentItems(db: Queryable, orderId: number) {
  return db
    .selectFrom('orderItem')
    .leftJoin('shipmentItem', 'shipmentItem.orderItemId', 'orderItem.orderItemId')
    .leftJoin('shipment', 'shipment.shipmentId', 'shipmentItem.shipmentId')
    .select([
      'orderItem.orderItemId',
      'orderItem.productName',
      'orderItem.attributes',
      'orderItem.quantity',
      sql<number>`coalesce(sum(shipment_item.quantity), 0)::int`.as('sent'),
      sql<number>`coalesce(sum(shipment_item.quantity)
        filter (where shipment.delivered_at is not null), 0)::int`.as('delivered'),
      unshippedRefunds.as('unshippedRefunds'),
    ])
    .where('orderItem.orderId', '=', orderId)
    .where('orderItem.quantity', '>', 0)
    .groupBy('orderItem.orderItemId')
    .orderBy('orderItem.orderItemId')
    .execute()
}

/** Stores a parcel that leaves now. */
export async function insertShipment(
  db: Queryable,
  shipment: Insertable<DB['shipment']>,
  items: readonly { orderItemId: number; quantity: number }[],
): Promise<number> {
  const { shipmentId } = await db
    .insertInto('shipment')
    .values(shipment)
    .returning('shipmentId')
    .executeTakeFirstOrThrow()
  const rows = items.map(({ orderItemId, quantity }) => ({ orderItemId, quantity, shipmentId }))
  await db.insertInto('shipmentItem').values(rows).execute()
  return shipmentId
}

/** How many parcels of an order have left. */
export async function countShipments(db: Queryable, orderId: number): Promise<number> {
  const { count } = await db
    .selectFrom('shipment')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('orderId', '=', orderId)
    .executeTakeFirstOrThrow()
  return count
}

/** Marks the parcel as delivered; false if it already was. */
export async function markDelivered(
  db: Queryable,
  { shipmentId, deliveredBy }: { shipmentId: number; deliveredBy: string },
): Promise<boolean> {
  const row = await db
    .updateTable('shipment')
    .set({ deliveredAt: sql<Date>`now()`, deliveredBy })
    .where('shipmentId', '=', shipmentId)
    .where('deliveredAt', 'is', null)
    .returning('shipmentId')
    .executeTakeFirst()
  return row !== undefined
}

/** A parcel; undefined for an unknown one. */
export function findShipment(db: Queryable, shipmentId: number) {
  return db
    .selectFrom('shipment')
    .selectAll()
    .where('shipmentId', '=', shipmentId)
    .executeTakeFirst()
}

/** The content of a parcel, under the names the goods were sold by. */
export function findShipmentItems(db: Queryable, shipmentId: number) {
  return db
    .selectFrom('shipmentItem')
    .innerJoin('orderItem', 'orderItem.orderItemId', 'shipmentItem.orderItemId')
    .select([
      'orderItem.orderItemId',
      'orderItem.productName',
      'orderItem.attributes',
      'orderItem.notes',
      'shipmentItem.quantity',
    ])
    .where('shipmentItem.shipmentId', '=', shipmentId)
    .orderBy('orderItem.orderItemId')
    .execute()
}
