import { QUOTE_STATES } from '@mendwell/domain/orders/quote-requests'
import * as z from 'zod/mini'
import { LinkToken } from '../carts/lines.ts'
import { endpoint } from '../wire/endpoint.ts'
import { problems } from '../wire/errors.ts'
import { Id, IdempotencyHeaders, Instant, Money } from '../wire/shapes.ts'
import { Contact, Quote, QuoteOrder, SavedOrder, SaveOrder } from './orders.ts'
import { QuotedProduct } from './quotes.ts'

const tags = ['quotes'] as const

/**
 * Names a quote: by the token of its mailed link, which opens it for whoever has it, or by the number that its
 * signed-in customer has.
 */
export const NamedQuote = z.object({
  token: z.optional(LinkToken),
  requestId: z.optional(Id),
})
export type NamedQuote = z.output<typeof NamedQuote>

const CustomersQuote = z.object({
  requestId: Id,
  state: z.enum(QUOTE_STATES),
  createdAt: Instant,
  lines: z.array(
    z.extend(QuotedProduct, {
      imageUrl: z.string(),
      /** Unit price by quantity; null without a price. */
      lineTotal: z.nullable(Money),
    }),
  ),
  /** What the goods cost; null without prices. */
  goodsTotal: z.nullable(Money),
  currency: z.string(),
  /** What staff wrote last. */
  answer: z.nullable(z.string()),
  /** The last day of the prices. */
  validUntil: z.nullable(z.string()),
  /** The order placed at these prices. */
  orderNum: z.nullable(z.string()),
  /** As they were typed with the request. */
  name: z.string(),
  email: z.string(),
  phone: z.string(),
})

export const findOwnQuotes = endpoint({
  method: 'GET',
  url: '/quotes',
  schema: {
    summary: 'The quotes that the signed-in customer has asked for, newest first',
    tags,
    response: { 200: z.object({ quotes: z.array(CustomersQuote) }), ...problems(401) },
  },
})

export const openQuote = endpoint({
  method: 'POST',
  url: '/quotes/open',
  schema: {
    summary: 'One quote: by the token of its mailed link, or by its number for its customer',
    tags,
    body: NamedQuote,
    response: { 200: CustomersQuote, ...problems(400, 404, 409, 422, 429) },
  },
})

export const priceQuote = endpoint({
  method: 'POST',
  url: '/quotes/price',
  schema: {
    summary: 'What an order at the prices of a quote costs, with shipping and tax for its place',
    tags,
    body: z.extend(NamedQuote, { orders: QuoteOrder.shape.orders }),
    response: { 200: Quote, ...problems(400, 404, 409, 422, 429) },
  },
})

export const AcceptQuote = z.extend(NamedQuote, {
  orders: SaveOrder.shape.orders,
  customer: z.optional(z.nullable(Contact)),
})
export type AcceptQuote = z.output<typeof AcceptQuote>

export const acceptQuote = endpoint({
  method: 'POST',
  url: '/quotes/accept',
  schema: {
    summary:
      'Places the order of a quote at its prices, unpaid; a guest gets a token that opens it',
    tags,
    headers: IdempotencyHeaders,
    body: AcceptQuote,
    response: { 200: SavedOrder, ...problems(400, 401, 404, 409, 422, 429) },
  },
})
