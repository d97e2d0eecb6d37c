import type { Quote, QuoteOrder } from '@mendwell/contract/orders'
import type { Queryable } from '../../../db/db.ts'
import { getTerms } from './get-terms.ts'
import { mergeLines } from './merge-lines.ts'
import { cannotBeOrdered, mayNotBeSold } from './orders.errors.ts'
import { priceCart } from './price-cart.ts'
import { quoteOf } from './quote-shape.ts'
import { findSellable } from './sellable.repository.ts'

/**
 * Prices a cart without placing an order; what is gone or out of stock is listed, not refused.
 * @throws ShopError 409 with the quote of the other lines where a product may not be sold.
 */
export async function quoteOrder(db: Queryable, cart: QuoteOrder): Promise<Quote> {
  const lines = mergeLines(cart.orderItems)
  const ids = lines.map((line) => line.productId)
  const { settings, tax } = await getTerms(db, cart.orders ?? {})
  const products = ids.length > 0 ? await findSellable(db, ids) : []
  const pickup = cart.orders?.pickupType === 'IN STORE'
  const priced = priceCart({ lines, products, tax, settings, pickup })
  const quote = quoteOf(priced, settings)
  const refused = priced.problems.find(mayNotBeSold)
  if (refused) throw cannotBeOrdered(refused, quote)
  return quote
}
