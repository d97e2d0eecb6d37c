import { MAX_QUOTED_PIECES, QUOTE_STATUSES } from '@mendwell/domain/orders/quote-requests'
import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { problems } from '../wire/errors.ts'

import {
  email,
  Id,
  IdempotencyHeaders,
  Instant,
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

/** A quote request for a product that cannot be ordered as is. */
export const QuoteInput = z.object({
  productId: Id,
  name: required('contactNameRequired', 120).check(noCardNumber),
  email: email(),
  phone: phone(),
  quantity: z
    .int(says('quoteQuantity'))
    .check(z.gte(1, says('quoteQuantity')), z.lte(MAX_QUOTED_PIECES, says('quoteQuantity'))),
  note: z._default(z.optional(z.nullable(text(2000).check(noCardNumber))), null),
})
export type QuoteInput = z.output<typeof QuoteInput>

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

export const QuoteRequest = z.object({
  requestId: Id,
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
})
export type AnswerQuote = z.output<typeof AnswerQuote>

export const answerQuote = endpoint({
  method: 'POST',
  url: '/staff/quotes/answer',
  schema: {
    summary: 'Staff: mails an answer to whoever asked; a later one is another mail',
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
