import { MAX_CART_LINES } from '@mendwell/domain/orders/limits'
import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { problems } from '../wire/errors.ts'
import {
  Id,
  IdempotencyHeaders,
  IdText,
  Instant,
  Money,
  noCardNumber,
  optional,
} from '../wire/shapes.ts'
import { says } from '../wire/validation-messages.ts'
import { ShippedItem } from './shipments.ts'

const tags = ['refunds'] as const

/** UNKNOWN: the provider has not answered yet and is asked again. */
export const REFUND_STATUSES = ['PENDING', 'UNKNOWN', 'SUCCEEDED', 'FAILED'] as const
export const REFUND_REASONS = ['RETURN', 'CANCELLATION', 'GOODWILL', 'DUPLICATE_CAPTURE'] as const

export const SaveRefund = z.object({
  orderId: Id,
  /** Without an amount: the value of the pieces, or everything that is left. */
  amount: z.optional(z.nullable(Money.check(z.gte(1, says('amountAboveZero'))))),
  /** The refunded pieces: those not shipped yet stay in the shop. */
  items: z.optional(
    z.nullable(
      z
        .array(ShippedItem)
        .check(z.maxLength(MAX_CART_LINES, says('itemsMax', { max: MAX_CART_LINES }))),
    ),
  ),
  /** Whether the ones that stay go back into stock once the refund succeeds; not if they cannot be sold. */
  putBackStock: z._default(z.boolean(), true),
  /** The card's part becomes store credit, if the customer prefers that. */
  toStoreCredit: z._default(z.boolean(), false),
  note: optional(500, noCardNumber),
})
export type SaveRefund = z.output<typeof SaveRefund>

export const Refund = z.object({
  refundId: Id,
  orderId: Id,
  amount: Money,
  /** Where the money goes; CARD includes refunds made by hand. */
  to: z.enum(['CARD', 'GIFT_CARD', 'STORE_CREDIT']),
  reason: z.enum(REFUND_REASONS),
  note: z.nullable(z.string()),
  refundStatus: z.enum(REFUND_STATUSES),
  failureMessage: z.nullable(z.string()),
  /** The failed refund that this one replaces: it cannot be retried. */
  retryOf: z.nullable(Id),
  createDate: Instant,
})
export type Refund = z.output<typeof Refund>

export const saveRefund = endpoint({
  method: 'POST',
  url: '/refunds/save',
  schema: {
    summary: 'Staff: gives all or a part of what was paid back to the card',
    tags,
    headers: IdempotencyHeaders,
    body: SaveRefund,
    response: { 200: Refund, ...problems(400, 401, 403, 404, 409, 422) },
  },
})

export const retryRefund = endpoint({
  method: 'POST',
  url: '/refunds/retry',
  schema: {
    summary: 'Staff: sends a refund that the provider refused once more',
    tags,
    headers: IdempotencyHeaders,
    body: z.object({ refundId: Id }),
    response: { 200: Refund, ...problems(400, 401, 403, 404, 409, 422) },
  },
})

export const findRefunds = endpoint({
  method: 'GET',
  url: '/refunds/findAll/:orderId',
  schema: {
    summary: 'Staff: the refunds of an order, oldest first',
    tags,
    params: z.object({ orderId: IdText }),
    response: { 200: z.array(Refund), ...problems(400, 401, 403) },
  },
})
