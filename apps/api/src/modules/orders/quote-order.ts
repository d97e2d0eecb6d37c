import type { Quote, QuoteOrder } from '@mendwell/contract/orders'
import type { Queryable } from '../../db/db.ts'
import { getTerms } from './get-terms.ts'
import { mergeLines } from './merge-lines.ts'
import { priceCart } from './price-cart.ts'
import { quoteOf } from './quote-shape.ts'
import { findSellable } from './sellable.repository.ts'

/** Prices a cart without placing an order; what cannot be ordered is listed, not refused. */
export async function quoteOrder(db: Queryable, cart: QuoteOrder): Promise<Quote> {
  const lines = mergeLines(cart.orderItems)
  const ids = lines.map((line) => line.productId)
  const { settings, tax, products } = await getTerms(db, {
    place: cart.orders ?? {},
    products: ids.length > 0 ? findSellable(ids) : undefined,
  })
  const pickup = cart.orders?.pickupType === 'IN STORE'
  return quoteOf(priceCart({ lines, products, tax, settings, pickup }), settings)
}
