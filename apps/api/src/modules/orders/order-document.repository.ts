import { compiledOnce, type Filled, type Place } from '../../db/compiled-once.ts'
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
export const findTaxedItems = (db: Queryable, orderId: number): Promise<TaxedItem[]> =>
  taxedItems.all(db, { orderId })

const taxedItems = compiledOnce((db, place: Place<Named>) =>
  db
    .selectFrom('orderItem')
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom('tax')
        .select('stateName')
        .where('stateCode', '=', (eb) =>
          eb.selectFrom('orders').select('taxStateCode').where('orderId', '=', place('orderId')),
        )
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

/** An order and its items, for its own mails. */
export const orderAndItems = (orderId: number): [Filled<OrderRow>, Filled<TaxedItem>] => [
  orderById.with({ orderId }),
  taxedItems.with({ orderId }),
]

interface Named {
  orderId: number
}

const orderById = compiledOnce((db, place: Place<Named>) =>
  db.selectFrom('orders').selectAll().where('orderId', '=', place('orderId')),
)
