import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'

/** When an order reached each status, oldest first. */
export function findStatusTransitions(db: Queryable, orderId: number) {
  return db
    .selectFrom('orderStatusMove')
    .select(['toStatus', 'createdAt'])
    .where('orderId', '=', orderId)
    .orderBy('moveId')
    .execute()
}

/** The parcels of an order. */
export function findShipments(db: Queryable, orderId: number) {
  return db
    .selectFrom('shipment')
    .leftJoin('shipmentItem', 'shipmentItem.shipmentId', 'shipment.shipmentId')
    .select([
      'shipment.carrier',
      'shipment.trackingNumber',
      'shipment.shippedAt',
      'shipment.deliveredAt',
      sql<number>`coalesce(sum(shipment_item.quantity), 0)::int`.as('pieces'),
    ])
    .where('shipment.orderId', '=', orderId)
    .groupBy('shipment.shipmentId')
    .orderBy('shipment.shipmentId')
    .execute()
}

/** Number of pieces in an order. */
export async function countPieces(db: Queryable, orderId: number): Promise<number> {
  const row = await db
    .selectFrom('orderItem')
    .select(sql<number>`sum(quantity)::int`.as('pieces'))
    .where('orderId', '=', orderId)
    .executeTakeFirstOrThrow()
  return row.pieces
}
