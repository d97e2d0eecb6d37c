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

/** The new quantity of a line; 0 removes it. */
const ChangedLine = z.object({
  orderItemId: Id,
  quantity: z
    .int(says('quantityRange'))
    .check(z.gte(0, says('quantityRange')), z.lte(MAX_QUANTITY, says('quantityRange'))),
})

const AddedLine = z.object({
  productId: Id,
  quantity: Quantity,
  /** The agreed price per piece; today's price if absent. */
  unitPrice: z.optional(z.nullable(Money.check(z.gt(0, says('amountAboveZero'))))),
})

/** Lines that are not listed stay unchanged. */
export const OrderChanges = z.object({
  lines: z.array(ChangedLine).check(z.maxLength(100)),
  added: z.array(AddedLine).check(z.maxLength(50)),
  /** Replaces an earlier staff discount; null removes it. For unpaid orders only. */
  discount: z.optional(z.nullable(StaffDiscount)),
})
export type OrderChanges = z.output<typeof OrderChanges>

const OrderSums = z.object({
  subtotal: Money,
  discount: Money,
  tax: Money,
  /** After its discount. */
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
  /** The minimum and maximum quantity of the line. */
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
  /** If so, the order itself does not change: pieces are refunded, and additions become a new order. */
  isPaid: z.boolean(),
  /** Packing documents may already be printed. */
  isPreparing: z.boolean(),
  /** The previous edit; 0: none. */
  lastEditId: z.int(),
  /** The staff discount on the goods so far; part of the discount. */
  staffDiscount: Money,
  lines: z.array(QuotedEditLine),
  before: OrderSums,
  after: OrderSums,
  /** The refund for pieces of a paid order. */
  refund: Money,
  /** The order that holds additions to a paid one. */
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
  /** As quoted: if any of them changed since, nothing is done. */
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
