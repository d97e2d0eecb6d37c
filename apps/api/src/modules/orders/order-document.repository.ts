import type { Queryable } from '../../db/db.ts'
import type { OrderItemRow, OrderRow } from './orders.repository.ts'

/** The items of an order as sold, in the order of the cart. */
export function findItemsOfOrder(db: Queryable, orderId: number): Promise<OrderItemRow[]> {
  return db
    .selectFrom('orderItem')
    .selectAll()
    .where('orderId', '=', orderId)
    .orderBy('orderItemId')
    .execute()
}

/** An item with the name of the state that taxed its order; null where that has no record. */
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
    .orderBy('orderItemId')
    .execute()
}

/** How an order was paid, where that was outside the shop. */
export async function findPaidBy(db: Queryable, orderId: number): Promise<string | null> {
  const paid = await db
    .selectFrom('paymentAttempt')
    .select('paidBy')
    .where('orderId', '=', orderId)
    .where('status', '=', 'SUCCEEDED')
    .executeTakeFirst()
  return paid?.paidBy ?? null
}

/** An order for its own mails. */
export function findOrder(db: Queryable, orderId: number): Promise<OrderRow | undefined> {
  return db.selectFrom('orders').selectAll().where('orderId', '=', orderId).executeTakeFirst()
}
