import { MAX_CART_LINES } from '@mendwell/domain/orders/limits'
import { ORDER_STATUSES, PAYMENT_STATUSES } from '@mendwell/domain/orders/order-status'
import { RETURN_KINDS, RETURN_REFUSALS, RETURN_STATUSES } from '@mendwell/domain/orders/returns'
import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { problems, Sentence } from '../wire/errors.ts'

import {
  day,
  Id,
  IdempotencyHeaders,
  IdText,
  Instant,
  Money,
  noCardNumber,
  optional,
  Percent,
  Quantity,
  requiredText,
} from '../wire/shapes.ts'
import { says } from '../wire/validation-messages.ts'
import { OrderNum } from './order-num.ts'
import { REFUND_STATUSES } from './refunds.ts'

const tags = ['returns'] as const

/** 'Request For' of the form (Specification §2). */
export const RequestFor = z.enum(RETURN_KINDS, says('requestForRequired'))
export type RequestFor = z.infer<typeof RequestFor>

/** The owner's policy, shown before buying (Decisions §7). */
export const ReturnRules = z.object({
  refundDays: z.int(),
  exchangeDays: z.int(),
  maxQuantity: z.int(),
  saleItemsAreFinal: z.boolean(),
  openedRefused: z.boolean(),
  restorationFee: Percent,
  hygieneCategoryIds: z.array(Id),
})

export const ReturnedItem = z.object({
  orderItemId: Id,
  quantity: Quantity,
  /** Whether the package was opened. */
  openedFlag: z._default(z.optional(z.boolean()), false),
  /** Whether the item is defective: then it may be opened. */
  defectiveFlag: z._default(z.optional(z.boolean()), false),
  /** For an exchange: the size to receive, one of `POST /returns/sizes`. */
  wantedProductId: z.optional(z.nullable(Id)),
})
export type ReturnedItem = z.output<typeof ReturnedItem>

const itemsOf = <Item extends z.ZodMiniType>(item: Item) =>
  z
    .array(item, says('returnItemRequired'))
    .check(
      z.minLength(1, says('returnItemRequired')),
      z.maxLength(MAX_CART_LINES, says('itemsMax', { max: MAX_CART_LINES })),
    )

export const QuoteReturn = z.object({
  orderId: Id,
  requestFor: RequestFor,
  items: itemsOf(ReturnedItem),
})
export type QuoteReturn = z.output<typeof QuoteReturn>

/** What returning one item would give and cost, from the amounts stored with the order. */
export const ReturnQuoteLine = z.object({
  orderItemId: Id,
  quantity: z.int(),
  accepted: z.boolean(),
  /** Why not; null if accepted. */
  refusal: z.nullable(
    z.object({
      code: z.enum(RETURN_REFUSALS),
      message: z.string(),
      sentence: z.optional(Sentence),
    }),
  ),
  /** What was paid for the pieces, and its tax. */
  goods: Money,
  tax: Money,
  refund: Money,
  /** Of the discount, taken off this refund: the kept pieces no longer earn it (setting `reclaimOnReturn`). */
  reclaimed: Money,
  /** Of what an earlier return took off like this, added to this refund. */
  restored: Money,
  restorationFee: Money,
  /** For an exchange: the new parcel's shipping, listed with its first item. */
  shippingFee: Money,
  /** For an exchange for another size; null otherwise, and if not accepted. */
  exchange: z.nullable(
    z.object({
      productId: Id,
      productName: z.string(),
      /** What a piece costs today. */
      price: Money,
      /** For all pieces, on top of what was paid for the returned ones; includes the restoration fee. */
      difference: Money,
      /** Of the difference. */
      tax: Money,
      /** Difference, tax and shipping. */
      due: Money,
    }),
  ),
})

export const ReturnQuote = z.object({
  accepted: z.boolean(),
  lines: z.array(ReturnQuoteLine),
  /** For the accepted lines: the refund to the card. */
  refund: Money,
  reclaimed: Money,
  restored: Money,
  restorationFee: Money,
  shippingFee: Money,
  /** For exchanges for another size: what the shopper pays, including tax and shipping. */
  due: Money,
  restorationFeePercent: Percent,
  currency: z.string(),
})
export type ReturnQuote = z.output<typeof ReturnQuote>
export type ReturnQuoteWire = z.input<typeof ReturnQuote>

/** 'reason' of the form; it may have several lines. */
export const ReturnReason = requiredText('returnReasonRequired', 1000).check(noCardNumber)

export const SaveReturn = z.object({
  orderId: Id,
  requestFor: RequestFor,
  reason: ReturnReason,
  items: itemsOf(
    z.extend(ReturnedItem, {
      /** Printed on the package. */
      expiryDate: z.optional(z.nullable(day('expiryDateInvalid'))),
    }),
  ),
  /** Only compared with the shop's amount, never used: a difference returns 409 with a fresh quote. */
  refund: z.optional(z.nullable(Money)),
  /** What an exchange costs, compared the same way. */
  due: z.optional(z.nullable(Money)),
})
export type SaveReturn = z.output<typeof SaveReturn>

export const Return = z.object({
  returnId: Id,
  returnNumber: z.string(),
  orderId: Id,
  orderNum: z.string(),
  orderItemId: Id,
  productId: Id,
  productName: z.string(),
  quantity: z.int(),
  requestFor: RequestFor,
  reason: z.string(),
  expiryDate: z.nullable(z.string()),
  openedFlag: z.boolean(),
  defectiveFlag: z.boolean(),
  returnStatus: z.enum(RETURN_STATUSES),
  refund: Money,
  /** Of the discount, taken off the refund; and of what an earlier return took off like this, added to it. */
  reclaimed: Money,
  restored: Money,
  /** Taken off the refund by staff, as for used or damaged goods; and why. */
  withheld: Money,
  withheldReason: z.nullable(z.string()),
  /** Of the refund, shipping: if a recall takes back all of an order. */
  shippingRefund: Money,
  restorationFee: Money,
  shippingFee: Money,
  /** For an exchange: the other size, its cost, and the order that ships it; null otherwise. */
  exchange: z.nullable(
    z.object({
      productId: Id,
      productName: z.string(),
      due: Money,
      /** What was paid for the pieces: refunded if the exchange is cancelled. */
      credit: Money,
      /** Null until staff accept it. */
      order: z.nullable(
        z.object({
          orderId: Id,
          orderNum: z.string(),
          orderStatus: z.enum(ORDER_STATUSES),
          paymentStatus: z.enum(PAYMENT_STATUSES),
        }),
      ),
    }),
  ),
  /** The label with postage that the shop has bought; null without one, and once the return has arrived. */
  label: z.nullable(
    z.object({
      carrier: z.string(),
      trackingNumber: z.nullable(z.string()),
      /** The carrier's tracking page; null for one that is unknown. */
      trackingUrl: z.nullable(z.string()),
    }),
  ),
  currency: z.string(),
  /** Status of the card refund; null before one is started. */
  refundStatus: z.nullable(z.enum(REFUND_STATUSES)),
  createDate: Instant,
  history: z.array(
    z.object({ status: z.enum(RETURN_STATUSES), note: z.nullable(z.string()), date: Instant }),
  ),
})
export type Return = z.output<typeof Return>

/** One return per item, each with its own number. */
export const SavedReturns = z.object({ returns: z.array(Return) })
export type SavedReturns = z.output<typeof SavedReturns>

export const FindReturns = z.object({
  orderId: z.optional(IdText),
  orderNumber: z.optional(z.string().check(z.maxLength(20))),
  returnStatus: z.optional(z.string().check(z.maxLength(20))),
})
export type FindReturns = z.output<typeof FindReturns>

export const TransitionReturn = z.object({
  returnId: Id,
  status: z.enum(RETURN_STATUSES),
  note: optional(500, noCardNumber),
  /** Whether received pieces can be resold; if so, they go back into stock. */
  restockFlag: z._default(z.optional(z.boolean()), true),
  /** The refund as shown to who moves it to REFUNDED; only compared: 409 if a colleague has changed it. */
  refund: z.optional(z.nullable(Money)),
})
export type TransitionReturn = z.output<typeof TransitionReturn>

export const ChangeRefund = z.object({
  returnId: Id,
  /** At most what was quoted. */
  refund: Money,
  /** The refund as it was shown before; only compared: 409 if a colleague has changed it. */
  refundBefore: Money,
  /** Required if less is refunded than was quoted; the shopper reads it. */
  reason: optional(500, noCardNumber),
})
export type ChangeRefund = z.output<typeof ChangeRefund>

export const quoteReturn = endpoint({
  method: 'POST',
  url: '/returns/quote',
  schema: {
    summary: 'What a return would give back and cost, or why it is not accepted',
    tags,
    body: QuoteReturn,
    response: { 200: ReturnQuote, ...problems(400, 401, 404, 422) },
  },
})

export const saveReturn = endpoint({
  method: 'POST',
  url: '/returns/save',
  schema: {
    summary: 'Asks for a refund, a replacement or another size of items of an order',
    tags,
    headers: IdempotencyHeaders,
    body: SaveReturn,
    response: { 200: SavedReturns, ...problems(400, 401, 404, 409, 422) },
  },
})

export const findAllReturns = endpoint({
  method: 'GET',
  url: '/returns/findAll',
  schema: {
    summary: 'The returns of the orders that the caller may see, newest first',
    tags,
    querystring: FindReturns,
    response: { 200: z.array(Return), ...problems(400, 401, 422) },
  },
})

export const printReturnLabel = endpoint({
  method: 'GET',
  url: '/returns/:orderNum/label.pdf',
  schema: {
    summary: 'The label for a package of approved returns of an order as PDF',
    description:
      'The label with postage that the shop has bought for the return, or for the only one that is approved. Otherwise a sheet in letter size with addresses and return numbers, without postage. 404 while no return is approved.',
    tags,
    params: OrderNum,
    querystring: z.object({
      returnNumber: z.optional(z.string().check(z.maxLength(20))),
    }),
    produces: ['application/pdf'],
    response: { 200: z.unknown(), ...problems(401, 404, 422) },
  },
})

export const transitionReturn = endpoint({
  method: 'POST',
  url: '/returns/move',
  schema: {
    summary: 'Staff: decides about a return, receives it, pays it back',
    tags,
    body: TransitionReturn,
    response: { 200: Return, ...problems(400, 401, 403, 404, 409, 422) },
  },
})

export const changeRefund = endpoint({
  method: 'POST',
  url: '/returns/refund',
  schema: {
    summary: 'Staff: lowers what an open return will refund, or restores it',
    tags,
    body: ChangeRefund,
    response: { 200: Return, ...problems(400, 401, 403, 404, 409, 422) },
  },
})
