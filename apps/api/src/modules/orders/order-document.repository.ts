import { compiledOnce, type Place } from '../../db/compiled-once.ts'
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

type Taxed = Pick<OrderRow, 'orderId' | 'taxStateCode'>

/** The same, and with each the name of the state that taxed the order; null where it has no record. */
export const findTaxedItems = (
  db: Queryable,
  { orderId, taxStateCode }: Taxed,
): Promise<(OrderItemRow & { stateName: string | null })[]> =>
  taxedItems.all(db, { orderId, taxStateCode })

const taxedItems = compiledOnce((db, place: Place<Taxed>) =>
  db
    .selectFrom('orderItem')
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom('tax')
        .select('stateName')
        .where('stateCode', '=', place('taxStateCode'))
        .orderBy('taxId')
        .limit(1)
        .as('stateName'),
    )
    .where('orderId', '=', place('orderId'))
    .orderBy('orderItemId'),
)

/** An order for its own mails. */
export const findOrder = (db: Queryable, orderId: number): Promise<OrderRow | undefined> =>
  orderById.first(db, { orderId })

const orderById = compiledOnce((db, place: Place<{ orderId: number }>) =>
  db.selectFrom('orders').selectAll().where('orderId', '=', place('orderId')),
)
