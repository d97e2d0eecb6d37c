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

/** The same, and with each the name of the state that taxed the order; null where it has no record. */
export function findTaxedItems(
  db: Queryable,
  { orderId, taxStateCode }: Pick<OrderRow, 'orderId' | 'taxStateCode'>,
): Promise<(OrderItemRow & { stateName: string | null })[]> {
  return db
    .selectFrom('orderItem')
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom('tax')
        .select('stateName')
        .where('stateCode', '=', taxStateCode)
        .orderBy('taxId')
        .limit(1)
        .as('stateName'),
    )
    .where('orderId', '=', orderId)
    .orderBy('orderItemId')
    .execute()
}

/** An order for its own mails. */
export function findOrder(db: Queryable, orderId: number): Promise<OrderRow | undefined> {
  return db.selectFrom('orders').selectAll().where('orderId', '=', orderId).executeTakeFirst()
}

/** The mailbox of a guest's order, while its account has no password yet; undefined otherwise. */
export function findUnclaimedMailbox(db: Queryable, orderId: number) {
  return db
    .selectFrom('orders')
    .innerJoin('customer', 'customer.custId', 'orders.custId')
    .leftJoin('credential', 'credential.custId', 'customer.custId')
    .select(['customer.custId', 'customer.emailCanonical'])
    .where('orders.orderId', '=', orderId)
    .where('orders.placedBy', '=', 'GUEST')
    .where('credential.custId', 'is', null)
    .executeTakeFirst()
}
