import type { Product } from '@mendwell/contract/catalog/catalog'
import type { Reorder } from '@mendwell/contract/orders/placed-orders'
import { type Buyer, saleRefusal } from '@mendwell/domain/catalog/sale-class'
import type { Queryable } from '../../../db/db.ts'
import { presentProduct } from '../../catalog/products/present-product.ts'
import { findActiveProductRows } from '../../catalog/products/products.repository.ts'
import { buyerOf } from '../../clinics/buyer-of.ts'
import { findItemsOfOrder } from '../order/order-document.repository.ts'
import type { OrderReader } from '../order/order-reader.ts'
import { orderItemOf } from '../order/order-shape.ts'
import type { OrderItemRow } from '../order/orders.repository.ts'
import { getReadableOrder } from './get-readable-order.ts'

/**
 * The lines of an order with today's prices, and by name what can no longer be bought.
 * @throws ShopError 404, the same for someone else's order as for an unknown one.
 */
export async function reorder(
  db: Queryable,
  principal: OrderReader,
  orderNum: string,
): Promise<Reorder> {
  const { orderId } = await getReadableOrder(db, principal, { orderNum })
  const items = await findItemsOfOrder(db, orderId)
  const rows = await findActiveProductRows(
    db,
    items.map(({ productId }) => productId),
  )
  const buyer = await buyerOf(db, principal.custId)
  const products = new Map(rows.map((row) => [row.productId, presentProduct(row)]))
  const again: Reorder = { lines: [], gone: [] }
  for (const item of items) {
    const product = products.get(item.productId)
    const reason = product ? refusalOf(product, buyer) : 'PRODUCT_GONE'
    if (product && !reason) again.lines.push(lineOf(item, product))
    if (reason) again.gone.push({ ...soldAs(item), reason })
  }
  return again
}

const refusalOf = (product: Product, buyer: Buyer) =>
  saleRefusal({ ...product, price: product.onlinePrice }, buyer)

const soldAs = ({ productName, sku, quantity }: OrderItemRow) => ({ productName, sku, quantity })

function lineOf(row: OrderItemRow, product: Product) {
  const { quantity, notes, attributes } = orderItemOf(row)
  const offered = product.cuttingAttributes.map(({ description }) => description)
  const cut = attributes.find(({ description }) => offered.includes(description))
  return { product, quantity, notes, cut: cut?.description ?? null }
}
