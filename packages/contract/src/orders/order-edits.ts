import { MAX_QUANTITY } from '@mendwell/domain/orders/limits'
import * as z from 'zod/mini'
import { StaffDiscount } from '../offers/staff-discount.ts'
import { endpoint } from '../wire/endpoint.ts'
import { problems } from '../wire/errors.ts'
import {
  Id,
  IdempotencyHeaders,
  IdText,
  Money,
  noCardNumber,
  Quantity,
  requiredText,
} from '../wire/shapes.ts'
import { says } from '../wire/validation-messages.ts'
import { QuoteProblem } from './orders.ts'

const tags = ['staff orders'] as const

const ByOrder = z.object({ orderId: IdText })

/** Pieces that a line shall have; 0 takes it off. */
const ChangedLine = z.object({
  orderItemId: Id,
  quantity: z
    .int(says('quantityRange'))
    .check(z.gte(0, says('quantityRange')), z.lte(MAX_QUANTITY, says('quantityRange'))),
})

const AddedLine = z.object({
  productId: Id,
  quantity: Quantity,
  /** What was agreed for one piece; without it the price of today. */
  unitPrice: z.optional(z.nullable(Money.check(z.gt(0, says('amountAboveZero'))))),
})

/** Lines that are not named stay as they are. */
export const OrderChanges = z.object({
  lines: z.array(ChangedLine).check(z.maxLength(100)),
  added: z.array(AddedLine).check(z.maxLength(50)),
  /** Instead of what staff gave before; null takes that away. Of an unpaid order only. */
  discount: z.optional(z.nullable(StaffDiscount)),
})
export type OrderChanges = z.output<typeof OrderChanges>

const OrderSums = z.object({
  subtotal: Money,
  discount: Money,
  tax: Money,
  /** Less what is off it. */
  shipping: Money,
  total: Money,
})
export type OrderSums = z.output<typeof OrderSums>

const QuotedEditLine = z.object({
  /** Null: added. */
  orderItemId: z.nullable(Id),
  productId: Id,
  productName: z.string(),
  sku: z.string(),
  from: z.int(),
  to: z.int(),
  /** The fewest and the most pieces that the line can have. */
  atLeast: z.int(),
  atMost: z.int(),
  unitPrice: Money,
  lineTotal: Money,
  backordered: z.int(),
})
export type QuotedEditLine = z.output<typeof QuotedEditLine>

export const OrderEditQuote = z.object({
  orderNum: z.string(),
  currency: z.string(),
  /** Then nothing of it changes: pieces are refunded, and what is added is an order of its own. */
  isPaid: z.boolean(),
  /** Packing documents may have been printed. */
  isPreparing: z.boolean(),
  /** The edit before this one; 0: none. */
  lastEditId: z.int(),
  /** What staff have taken off the goods so far; it is part of the discount. */
  staffDiscount: Money,
  lines: z.array(QuotedEditLine),
  before: OrderSums,
  after: OrderSums,
  /** What goes back for pieces of a paid order. */
  refund: Money,
  /** The order that holds what is added to a paid one. */
  addition: z.nullable(OrderSums),
  problems: z.array(QuoteProblem),
})
export type OrderEditQuote = z.output<typeof OrderEditQuote>

export const quoteOrderEdit = endpoint({
  method: 'POST',
  url: '/staff/orders/:orderId/editQuote',
  schema: {
    summary:
      'What changed lines would make of an order: its sums, what is to pay and what goes back',
    tags,
    params: ByOrder,
    body: OrderChanges,
    response: { 200: OrderEditQuote, ...problems(400, 401, 403, 404, 409, 422) },
  },
})

export const SaveOrderEdit = z.extend(OrderChanges, {
  reason: requiredText('editReasonRequired', 500).check(noCardNumber),
  /** As quoted: where one of them is another by now, nothing is done. */
  agreed: z.object({
    total: Money,
    refund: Money,
    addition: Money,
    lastEditId: z.int(),
  }),
})
export type SaveOrderEdit = z.output<typeof SaveOrderEdit>

export const SavedOrderEdit = z.object({
  editId: Id,
  total: Money,
  refund: Money,
  addition: z.nullable(z.object({ orderId: Id, orderNum: z.string(), total: Money })),
})
export type SavedOrderEdit = z.output<typeof SavedOrderEdit>

export const saveOrderEdit = endpoint({
  method: 'POST',
  url: '/staff/orders/:orderId/edits',
  schema: {
    summary: 'Changes the lines of an order; the customer gets an email',
    description:
      'An unpaid order is changed in place. Of a paid one pieces are refunded, and what is added becomes an order with a link to pay it.',
    tags,
    params: ByOrder,
    headers: IdempotencyHeaders,
    body: SaveOrderEdit,
    response: { 200: SavedOrderEdit, ...problems(400, 401, 403, 404, 409, 422) },
  },
})
