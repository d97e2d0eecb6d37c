import {
  MAX_QUOTE_LINES,
  MAX_QUOTED_PIECES,
  QUOTE_STATUSES,
} from '@mendwell/domain/orders/quote-requests'
import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { problems } from '../wire/errors.ts'

import {
  day,
  email,
  Id,
  IdempotencyHeaders,
  Instant,
  Money,
  noCardNumber,
  phone,
  required,
  requiredText,
  text,
} from '../wire/shapes.ts'
import { PageQuery } from '../wire/staff-lists.ts'
import { says } from '../wire/validation-messages.ts'

const tags = ['quotes'] as const
const staffTags = ['staff quotes'] as const

/** Who asks for a quote, and what they add in words. */
export const QuoteContact = z.object({
  name: required('contactNameRequired', 120).check(noCardNumber),
  email: email(),
  phone: phone(),
  note: z._default(z.optional(z.nullable(text(2000).check(noCardNumber))), null),
})

/** One product of a quote request. */
const WantedLine = z.object({
  productId: Id,
  quantity: z
    .int(says('quoteQuantity'))
    .check(z.gte(1, says('quoteQuantity')), z.lte(MAX_QUOTED_PIECES, says('quoteQuantity'))),
})

/** A quote request for several products; lines of one product are added up. */
export const QuoteListInput = z.extend(QuoteContact, {
  lines: z
    .array(WantedLine, says('quoteLinesRequired'))
    .check(
      z.minLength(1, says('quoteLinesRequired')),
      z.maxLength(MAX_QUOTE_LINES, says('linesMax', { max: MAX_QUOTE_LINES })),
    ),
})
export type QuoteListInput = z.output<typeof QuoteListInput>

export const requestQuotes = endpoint({
  method: 'POST',
  url: '/quotes/ask',
  schema: {
    summary: 'Asks for a quote for several products; stored, then mailed to the shop',
    tags,
    headers: IdempotencyHeaders,
    body: QuoteListInput,
    response: { 200: z.object({ sent: z.boolean() }), ...problems(400, 404, 409, 422, 429) },
  },
})

/** The same for one product. */
export const QuoteInput = z.extend(QuoteContact, WantedLine.shape)

export const requestQuote = endpoint({
  method: 'POST',
  url: '/quotes/save',
  schema: {
    summary: 'Asks for a quote for a product; stored, then mailed to the shop',
    tags,
    headers: IdempotencyHeaders,
    body: QuoteInput,
    response: { 200: z.object({ sent: z.boolean() }), ...problems(400, 404, 409, 422, 429) },
  },
})

/** A product that is asked for, as it was called then. */
export const QuotedProduct = z.object({
  lineNumber: z.int(),
  productId: Id,
  productName: z.string(),
  sku: z.string(),
  hcpcs: z.nullable(z.string()),
  quantity: z.int(),
  /** What staff offer one piece for; null until they do. */
  unitPrice: z.nullable(Money),
})

export const QuoteRequest = z.object({
  requestId: Id,
  /** The first product; all of them are in the lines. */
  productId: Id,
  productName: z.string(),
  sku: z.string(),
  hcpcs: z.nullable(z.string()),
  custId: z.nullable(Id),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  quantity: z.int(),
  note: z.nullable(z.string()),
  status: z.enum(QUOTE_STATUSES),
  answer: z.nullable(z.string()),
  answeredAt: z.nullable(Instant),
  createdAt: Instant,
  lines: z.array(QuotedProduct),
  /** The last day of the prices; null without prices. */
  validUntil: z.nullable(z.string()),
  /** The order placed at these prices. */
  orderId: z.nullable(Id),
  orderNum: z.nullable(z.string()),
})
export type QuoteRequest = z.output<typeof QuoteRequest>

/** `q` matches part of the name, the email or the product, its SKU or its HCPCS code. */
export const FindQuotes = z.extend(PageQuery, { status: z.optional(z.enum(QUOTE_STATUSES)) })
export type FindQuotes = z.output<typeof FindQuotes>

export const findQuotes = endpoint({
  method: 'GET',
  url: '/staff/quotes',
  schema: {
    summary: 'Staff: requests for a quote; new ones come oldest first',
    tags: staffTags,
    querystring: FindQuotes,
    response: {
      200: z.object({ rows: z.array(QuoteRequest), total: z.int(), waiting: z.int() }),
      ...problems(400, 401, 403, 422),
    },
  },
})

export const AnswerQuote = z.object({
  requestId: Id,
  /** As shown to the customer in the mail. */
  answer: requiredText('quoteAnswerRequired', 4000).check(noCardNumber),
  /** Prices that the customer can order at; without them the answer is words only, and earlier prices stay. */
  offer: z.optional(
    z.nullable(
      z.object({
        /** For every line of the request. */
        prices: z
          .array(z.object({ lineNumber: z.int(), unitPrice: Money }))
          .check(z.maxLength(MAX_QUOTE_LINES)),
        /** The last day, by the shop's calendar. */
        validUntil: day('quoteDay'),
      }),
    ),
  ),
})
export type AnswerQuote = z.output<typeof AnswerQuote>

export const answerQuote = endpoint({
  method: 'POST',
  url: '/staff/quotes/answer',
  schema: {
    summary:
      'Staff: mails an answer, with prices or without, to whoever asked; a later one is another mail',
    tags: staffTags,
    headers: IdempotencyHeaders,
    body: AnswerQuote,
    response: { 200: QuoteRequest, ...problems(400, 401, 403, 404, 409, 422) },
  },
})

export const CloseQuote = z.object({
  requestId: Id,
  /** Closes or reopens it: a request that had an answer goes back to answered. */
  closed: z.boolean(),
})
export type CloseQuote = z.output<typeof CloseQuote>

export const closeQuote = endpoint({
  method: 'POST',
  url: '/staff/quotes/move',
  schema: {
    summary: 'Staff: closes a request for a quote, or opens it again',
    tags: staffTags,
    body: CloseQuote,
    response: { 200: QuoteRequest, ...problems(400, 401, 403, 404, 422) },
  },
})
