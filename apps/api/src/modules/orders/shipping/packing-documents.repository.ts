import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import { brokenPieces } from '../../lots/sql/lots.sql.ts'
import { isHeld } from '../holds/holds.sql.ts'
import { isGivenBack, sentPieces, unshippedRefunds } from '../order/pieces.sql.ts'

/** Orders for their packing documents, in the order of their ids; cancelled or fully refunded ones need none. */
export function findOrdersToPack(db: Queryable, orderIds: readonly number[]) {
  return db
    .selectFrom('orders')
    .selectAll()
    .select(
      sql<number>`(select count(*)::int from shipment where shipment.order_id = orders.order_id)`.as(
        'shipments',
      ),
    )
    .select(
      sql<
        string | null
      >`(select o.order_num from replacement r join orders o on o.order_id = r.replaces_order_id
        where r.order_id = orders.order_id)`.as('replaces'),
    )
    .where('orderId', '=', sql<number>`any(${orderIds}::int[])`)
    .where('orderStatus', '<>', 'REJECTED')
    .where((eb) => eb.not(isGivenBack))
    .orderBy('orderId')
    .execute()
}

/** Their items with the pieces sent, unshipped refunds and the stock on hand, in walking order. */
export function findItemsToPack(db: Queryable, orderIds: readonly number[]) {
  return db
    .selectFrom('orderItem')
    .innerJoin('product', 'product.productId', 'orderItem.productId')
    .select([
      'orderItem.orderId',
      'orderItem.orderItemId',
      'orderItem.productId',
      'orderItem.productName',
      'orderItem.sku',
      'orderItem.department',
      'orderItem.quantity',
      sql<number>`order_item.backordered + ${brokenPieces}`.as('backordered'),
      'orderItem.attributes',
      'orderItem.notes as instruction',
      'product.quantity as stock',
      'product.imageHash',
      isHeld.as('isHeld'),
      sentPieces.as('sent'),
      unshippedRefunds.as('unshippedRefunds'),
    ])
    .where('orderItem.orderId', '=', sql<number>`any(${orderIds}::int[])`)
    .where('orderItem.quantity', '>', 0)
    .orderBy('orderItem.department')
    .orderBy('orderItem.productName')
    .orderBy('orderItem.orderItemId')
    .execute()
}
