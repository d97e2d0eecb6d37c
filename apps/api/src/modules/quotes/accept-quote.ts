import type { Quote, QuoteOrder } from '@mendwell/contract/orders/orders'
import { orderLinesOf } from '@mendwell/domain/orders/quote-requests'
import type { Deps } from '../../deps/deps.ts'
import { conflict } from '../../ground/errors.ts'
import { buyerOf } from '../clinics/buyer-of.ts'
import { NO_OFFERS } from '../offers/get-offers.ts'
import {
  type Agree,
  atAgreedPrices,
  withoutReduction,
} from '../orders/agreed-prices/agreed-prices.ts'
import { getTerms } from '../orders/pricing/get-terms.ts'
import { priceCart } from '../orders/pricing/price-cart.ts'
import { promiseDelivery } from '../orders/pricing/promise-delivery.ts'
import { quoteOf } from '../orders/pricing/quote-shape.ts'
import { findSellable } from '../orders/pricing/sellable.repository.ts'
import { bindOrder } from './offers.repository.ts'
import { getNamedQuote, type Opening, openLinesOf } from './open-quote.ts'
import { lockQuoteRequest } from './quotes.repository.ts'

/**
 * What an order at the prices of a quote costs, with shipping and tax by the rules of every order.
 * @throws ShopError 404, 409 where the prices no longer hold, 429.
 */
export async function priceQuote(
  deps: Deps,
  opening: Opening,
  place: NonNullable<QuoteOrder['orders']>,
): Promise<Quote> {
  const { db, clock } = deps
  const wanted = openLinesOf(await getNamedQuote(deps, opening))
  const terms = await getTerms(db, place)
  const settings = withoutReduction(terms.settings)
  const found = await findSellable(
    db,
    wanted.map(({ productId }) => productId),
  )
  const cart = priceCart({
    lines: itemsOf(wanted).map((one, line) => ({ ...one, line })),
    products: atAgreedPrices(found, pricesOf(wanted)),
    tax: terms.tax,
    settings,
    pickup: place.pickupType === 'IN STORE',
    buyer: await buyerOf(db, opening.principal.custId),
    offers: NO_OFFERS,
  })
  const promised = await promiseDelivery(db, { cart, terms, place, now: clock.now() })
  return quoteOf(cart, { settings, promised })
}

/**
 * The lines that an order of a quote holds, and how it comes about: the quote is locked, so that it becomes one order.
 * @throws ShopError 404, 409 where the prices no longer hold, 429.
 */
export async function agreeToQuote(deps: Deps, opening: Opening) {
  const request = await getNamedQuote(deps, opening)
  const { requestId } = request
  const agree: Agree = async (tx) => {
    const locked = await lockQuoteRequest(tx, requestId)
    if (!locked) throw conflict('CONFLICT', 'quoteNotOpen')
    const prices = pricesOf(openLinesOf(locked))
    return { prices, bind: (orderId) => bindOrder(tx, { requestId, orderId }) }
  }
  return { orderItems: itemsOf(request.lines), agree }
}

const itemsOf = (lines: Parameters<typeof orderLinesOf>[0]) =>
  orderLinesOf(lines).map((line) => ({ ...line, notes: null }))

const pricesOf = (lines: ReturnType<typeof openLinesOf>) =>
  new Map(lines.map(({ productId, unitPriceCents }) => [productId, unitPriceCents]))
