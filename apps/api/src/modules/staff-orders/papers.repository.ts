import { sql } from 'kysely'
import type { Queryable } from '../../db/db.ts'
import { isGivenBack, keptPieces } from '../../db/given-back.ts'

/** Orders for their papers, in the order of the ids; those cancelled or given back in full need none. */
export function findPaperOrders(db: Queryable, orderIds: readonly number[]) {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('orderId', '=', sql<number>`any(${orderIds}::int[])`)
    .where('orderStatus', '<>', 'REJECTED')
    .where((eb) => eb.not(isGivenBack))
    .orderBy('orderId')
    .execute()
}

/** Their items with the pieces still to be sent and those that stay in the shop, as one walks along the shelves. */
export function findPaperItems(db: Queryable, orderIds: readonly number[]) {
  return db
    .selectFrom('orderItem')
    .select([
      'orderId',
      'orderItemId',
      'productId',
      'productName',
      'sku',
      'department',
      'quantity',
      'notes as instruction',
      sql<number>`quantity - coalesce((select sum(s.quantity)::int from shipment_item s
        where s.order_item_id = order_item.order_item_id), 0) - ${keptPieces}`.as('toSend'),
      keptPieces.as('kept'),
    ])
    .where('orderId', '=', sql<number>`any(${orderIds}::int[])`)
    .orderBy('department')
    .orderBy('productName')
    .orderBy('orderItemId')
    .execute()
}
