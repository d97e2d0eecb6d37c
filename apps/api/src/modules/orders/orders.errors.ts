import { messages } from '@mendwell/contract/messages'
import { Quote } from '@mendwell/contract/orders'
import * as z from 'zod/mini'
import { ShopError } from '../../errors.ts'
import type { Problem } from './price-cart.ts'
import { problemMessage } from './quote-shape.ts'

/** 409 with the fresh quote: the shopper looks at the new total and confirms (Decisions §2). */
export const priceChanged = (quote: Quote) =>
  new ShopError(409, 'PRICE_CHANGED', messages.totalsChanged, { facts: factsOf(quote) })

/** 409 naming what cannot be ordered and how much of it can. */
export const cannotBeOrdered = (first: Problem, quote: Quote) =>
  new ShopError(409, first.code, problemMessage(first), { facts: factsOf(quote) })

function factsOf(quote: Quote) {
  const wire = z.encode(Quote, quote)
  return { quote: wire, problems: wire.problems }
}
