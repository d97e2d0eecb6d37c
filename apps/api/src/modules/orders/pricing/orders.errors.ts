import { Quote } from '@mendwell/contract/orders/orders'
import { SALE_REFUSALS } from '@mendwell/domain/catalog/sale-class'
import { MAX_CHARGE_CENTS } from '@mendwell/domain/orders/limits'
import * as z from 'zod/mini'
import { ShopError, sentence } from '../../../ground/errors.ts'
import { formatMoney } from '../../settings/shop/format.ts'
import type { Problem } from './price-cart.ts'
import { problemSentence } from './quote-shape.ts'

/** 409 with the fresh quote: the shopper looks at the new total and confirms (Decisions §2). */
export const priceChanged = (quote: Quote) =>
  new ShopError(409, 'PRICE_CHANGED', sentence('totalsChanged'), { facts: factsOf(quote) })

/** 409 naming what cannot be ordered and how much is available. */
export const cannotBeOrdered = (first: Problem, quote: Quote) =>
  new ShopError(409, first.code, problemSentence(first), { facts: factsOf(quote) })

/** What the buyer may not buy is refused as soon as a price is requested (Decisions §10). */
export const mayNotBeSold = ({ code }: Problem) => SALE_REFUSALS.some((refusal) => refusal === code)

/** 409 with the quote: no card provider charges that much at once, so the order could never be paid. */
export const tooLarge = (quote: Quote) => {
  const most = formatMoney(MAX_CHARGE_CENTS, quote.currency)
  const facts = factsOf(quote)
  return new ShopError(409, 'ORDER_TOO_LARGE', sentence('orderTooLarge', { most }), { facts })
}

function factsOf(quote: Quote) {
  const wire = z.encode(Quote, quote)
  return { quote: wire, problems: wire.problems }
}
