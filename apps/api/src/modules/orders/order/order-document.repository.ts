import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import { sentLots } from '../../lots/sql/lots.sql.ts'
import type { OrderItemRow, OrderRow } from './orders.repository.ts'

/** The items of an order as sold, in the order of the cart. */
export function findItemsOfOrder(db: Queryable, orderId: number): Promise<OrderItemRow[]> {
  return db
    .selectFrom('orderItem')
    .selectAll()
    .where('orderId', '=', orderId)
    .where('quantity', '>', 0)
    .orderBy('orderItemId')
    .execute()
}

/** An item with the name of the state that taxed its order; null if that has no record. */
export type TaxedItem = OrderItemRow & { stateName: string | null }

/** The items of an order as sold, in the order of the cart. */
export function findTaxedItems(db: Queryable, orderId: number): Promise<TaxedItem[]> {
  return db
    .selectFrom('orderItem')
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom('tax')
        .select('stateName')
        .where('stateCode', '=', (eb) =>
          eb.selectFrom('orders').select('taxStateCode').where('orderId', '=', orderId),
        )
        .orderBy('taxId')
        .limit(1)
        .as('stateName'),
    )
    .where('orderId', '=', orderId)
    .where('quantity', '>', 0)
    .orderBy('orderItemId')
    .execute()
}

/** The lots that left with the items of these orders; items without any are missing from the result. */
export function findSentLots(db: Queryable, orderIds: readonly number[]) {
  return db
    .selectFrom('orderItem')
    .select(['orderItemId', sentLots.as('lotsSent')])
    .where('orderId', '=', sql<number>`any(${orderIds}::int[])`)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('shipmentLot')
          .select('shipmentLotId')
          .whereRef('shipmentLot.orderItemId', '=', 'orderItem.orderItemId'),
      ),
    )
    .execute()
}

/** How and on which day in the shop's time zone (YYYY-MM-DD) these orders were paid, if that was outside the shop. */
export function findPaidByHand(db: Queryable, orderIds: readonly number[]) {
  return db
    .selectFrom('paymentAttempt')
    .select(['orderId', 'paidBy', sql<string>`received_on::text`.as('receivedOn')])
    .where('orderId', '=', sql<number>`any(${orderIds}::int[])`)
    .where('status', '=', 'SUCCEEDED')
    .where('paidBy', 'is not', null)
    .execute()
}

/** An order for its own mails. */
export function findOrder(db: Queryable, orderId: number): Promise<OrderRow | undefined> {
  return db.selectFrom('orders').selectAll().where('orderId', '=', orderId).executeTakeFirst()
}
