import type { Queryable } from '../../../db/db.ts'
import { buyerOfOrder } from '../../clinics/buyer-of.ts'
import { NO_OFFERS } from '../../offers/get-offers.ts'
import type { OrderRow } from '../../orders/order/orders.repository.ts'
import type { Terms } from '../../orders/pricing/get-terms.ts'
import { type PricedLine, priceCart } from '../../orders/pricing/price-cart.ts'
import { findSellable, lockSellable } from '../../orders/pricing/sellable.repository.ts'

interface Sizes {
  /** The customer it is for, and its destination. */
  order: OrderRow
  terms: Terms
  wanted: readonly { productId: number; quantity: number }[]
  /** Whether to lock the products until the transaction ends. */
  isLocked: boolean
}

/** Today's prices of other sizes and their pieces on hand; undefined for those that may not be sold to the customer. */
export async function priceSizes(
  db: Queryable,
  { order, terms, wanted, isLocked }: Sizes,
): Promise<(PricedLine | undefined)[]> {
  const productIds = [...new Set(wanted.map(({ productId }) => productId))]
  const products = await (isLocked ? lockSellable : findSellable)(db, productIds)
  const { lines } = priceCart({
    lines: wanted.map((one, line) => ({ ...one, line, notes: null })),
    products,
    tax: terms.tax,
    settings: terms.settings,
    pickup: order.pickupType === 'IN STORE',
    buyer: await buyerOfOrder(db, order),
    // The other size costs today's price.
    offers: NO_OFFERS,
  })
  return wanted.map((_one, at) => lines.find(({ line }) => line === at))
}
