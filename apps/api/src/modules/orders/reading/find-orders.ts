import type { FindOrders, FoundOrders } from '@mendwell/contract/orders/placed-orders'
import { shownEmail } from '@mendwell/domain/people/no-email'
import type { Queryable } from '../../../db/db.ts'
import { staffMay } from '../../../ground/principal.ts'
import { productImageUrl } from '../../catalog/pictures/image-url.ts'
import { storedDeliveries } from '../../delivery/stored-delivery.ts'
import { lotsOfItems } from '../order/lots-of-items.ts'
import type { OrderReader } from '../order/order-reader.ts'
import { orderItemOf, orderOf } from '../order/order-shape.ts'
import { paidByHandOf } from '../order/paid-by.ts'
import { findReplaced } from '../replacements/replacements.repository.ts'
import {
  type FoundItemRow,
  findItemsOfOrders,
  findReadableOrders,
  type OrderFilter,
} from './order-list.repository.ts'
import { sentAgain } from './sent-again.ts'

/** Default number of orders in one answer. */
const DEFAULT_LIMIT = 15

/**
 * The orders that this caller may see, newest first, with their items. Someone else's order and an unknown one give the
 * same empty answer (Reliability §2.8).
 */
export async function findOrders(
  db: Queryable,
  principal: OrderReader,
  query: FindOrders,
): Promise<FoundOrders> {
  const staff = staffMay(principal, 'orders.read')
  const filter: OrderFilter = {
    reader: staff ? undefined : principal,
    orderNum: query.orderNumber == null ? '' : String(query.orderNumber).trim(),
    // A shopper's custId comes from the session, whatever the body says.
    custId: staff ? (query.custId ?? undefined) : undefined,
    orderType: query.orderType || 'ONLINE',
    limit: query.limit ?? DEFAULT_LIMIT,
  }
  const orders = await findReadableOrders(db, filter)
  const ids = orders.map((order) => order.orderId)
  const [items, byHand, deliveries, lots, again, replaced] = await Promise.all([
    ids.length === 0 ? [] : findItemsOfOrders(db, ids),
    paidByHandOf(db, ids),
    storedDeliveries(db, ids),
    // A list does not show them.
    filter.orderNum === '' ? undefined : lotsOfItems(db, orders),
    sentAgain(db, ids),
    findReplaced(db, ids),
  ])
  const replaces = new Map(replaced.map((one) => [one.replacementId, one]))
  return {
    orderCustomer: orders.map((row) => ({
      orders: orderOf(row, { showOwner: staff || row.custId === principal.custId }),
      customer: {
        firstName: row.firstName,
        lastName: row.lastName,
        email: shownEmail(row.email),
        phone1: row.phone1,
      },
      paidByHand: byHand.get(row.orderId) ?? null,
      delivery: deliveries.get(row.orderId) ?? [],
      replacements: again.get(row.orderId),
      replaces: replaces.get(row.orderId)?.orderNum,
      isExchange: replaces.get(row.orderId)?.reason === 'EXCHANGE' || undefined,
    })),
    orderItems: items.map((row) => ({
      ordersItems: orderItemOf(row),
      products: soldProduct(row),
      ...lots?.get(row.orderItemId),
    })),
  }
}

/** The product under the name it was sold. */
const soldProduct = (row: FoundItemRow) => ({
  productId: row.productId,
  productName: row.productName,
  sku: row.sku,
  category: row.department,
  categoryId: row.categoryId,
  imageUrl: productImageUrl(row.productId, row.imageHash),
  pack: packOf(row),
})

const packOf = ({ pieces, pieceName, unitName }: FoundItemRow) =>
  pieces === null || pieceName === null || unitName === null
    ? null
    : { pieces, pieceName, unitName }
