import { MAX_CART_LINES } from '@mendwell/domain/orders/limits'
import { ORDER_STATUSES } from '@mendwell/domain/orders/order-status'
import {
  CHOSEN_REASONS,
  REPLACEMENT_REASONS,
} from '@mendwell/domain/orders/replacements/replacements'
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
  Quantity,
} from '../wire/shapes.ts'
import { says } from '../wire/validation-messages.ts'

/** A replacement as staff see it on the original order. */
export const StaffReplacement = z.object({
  orderId: Id,
  orderNum: z.string(),
  orderStatus: z.enum(ORDER_STATUSES),
  reason: z.enum(REPLACEMENT_REASONS),
  note: z.nullable(z.string()),
  /** The return it is for. */
  returnNumber: z.nullable(z.string()),
  /** Name of its sender. */
  by: z.nullable(z.string()),
  createDate: Instant,
  items: z.array(z.object({ productName: z.string(), quantity: z.int() })),
  /** The shop's cost of the pieces; null unless known for all of them. */
  cost: z.nullable(Money),
})

/** The original order of a replacement. */
export const ReplacedOrder = z.object({
  orderId: Id,
  orderNum: z.string(),
  reason: z.enum(REPLACEMENT_REASONS),
})

export const SaveReplacement = z.object({
  items: z
    .array(z.object({ orderItemId: Id, quantity: Quantity }))
    .check(
      z.minLength(1, says('replacementEmpty')),
      z.maxLength(MAX_CART_LINES, says('itemsMax', { max: MAX_CART_LINES })),
    ),
  reason: z.enum(CHOSEN_REASONS),
  note: optional(500, noCardNumber),
})
export type SaveReplacement = z.output<typeof SaveReplacement>

export const SavedReplacement = z.object({
  orderId: Id,
  orderNum: z.string(),
  /** Pieces not in stock: they follow. */
  backordered: z.int(),
})
export type SavedReplacement = z.output<typeof SavedReplacement>

export const saveReplacement = endpoint({
  method: 'POST',
  url: '/staff/orders/:orderId/replacements',
  schema: {
    summary: 'Sends pieces of an order once more, for nothing; the customer gets an email',
    description:
      'The replacement is an order that costs nothing: it is packed, shipped and cancelled as every order.',
    tags: ['staff orders'],
    params: z.object({ orderId: IdText }),
    headers: IdempotencyHeaders,
    body: SaveReplacement,
    response: { 200: SavedReplacement, ...problems(400, 401, 403, 404, 409, 422) },
  },
})
