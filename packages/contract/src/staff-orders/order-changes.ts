import { ORDER_STATUSES } from '@mendwell/domain/orders/order-status'
import * as z from 'zod/mini'
import { ShippedItem } from '../orders/shipments.ts'
import { endpoint } from '../wire/endpoint.ts'
import { problems, Sentence } from '../wire/errors.ts'
import { Id, IdText, line, Money, noCardNumber } from '../wire/shapes.ts'
import { says } from '../wire/validation-messages.ts'

const tags = ['staff orders'] as const

/** The most orders moved or printed by one call. */
const MAX_BATCH = 100

const ByOrder = z.object({ orderId: IdText })

export const OrderIds = z
  .array(Id)
  .check(
    z.minLength(1, says('noOrderChosen')),
    z.maxLength(MAX_BATCH, says('numberMax', { max: MAX_BATCH })),
  )

export const TransitionOrders = z.object({
  orderIds: OrderIds,
  status: z.enum(ORDER_STATUSES),
  note: z.optional(z.nullable(line(500).check(noCardNumber))),
})
export type TransitionOrders = z.output<typeof TransitionOrders>

export const TransitionedOrders = z.object({
  moved: z.int(),
  /** Why the others stayed unchanged. */
  refused: z.array(
    z.object({
      orderId: Id,
      orderNum: z.nullable(z.string()),
      detail: z.string(),
      /** The English text of `detail`. */
      sentence: z.optional(Sentence),
    }),
  ),
})
export type TransitionedOrders = z.output<typeof TransitionedOrders>

export const transitionOrders = endpoint({
  method: 'POST',
  url: '/staff/orders/move',
  schema: {
    summary: 'Moves several orders; each on its own, those that cannot move are named',
    tags,
    body: TransitionOrders,
    response: { 200: TransitionedOrders, ...problems(400, 401, 403, 422) },
  },
})

/** The effect of cancelling some orders; those that can no longer be cancelled are not counted anywhere else. */
export const CancelQuote = z.object({
  /** Total refunded to cards, and for how many orders. */
  refund: Money,
  paidOrders: z.int(),
  currency: z.string(),
  /** Pieces already shipped in parcels: they do not come back by themselves. */
  sent: z.int(),
  /** Fully shipped orders: they are returned, not cancelled. */
  gone: z.int(),
})
export type CancelQuote = z.output<typeof CancelQuote>

export const quoteCancel = endpoint({
  method: 'POST',
  url: '/staff/orders/cancelQuote',
  schema: {
    summary: 'The sum that cancelling some orders would give back, and what of them has left',
    tags,
    body: z.object({ orderIds: OrderIds }),
    response: { 200: CancelQuote, ...problems(400, 401, 403, 422) },
  },
})

const QuoteRefund = z.object({ items: z.array(ShippedItem).check(z.maxLength(100)) })

export const RefundQuote = z.object({
  goods: Money,
  tax: Money,
  /** Goods and tax of these pieces, at most what is left. */
  refund: Money,
  /** Of the discount: what a return of these pieces would take off (setting `reclaimOnReturn`); this refund does not. */
  unearned: Money,
  /** The most that can be refunded. */
  refundable: Money,
  currency: z.string(),
})
export type RefundQuote = z.output<typeof RefundQuote>

export const quoteRefund = endpoint({
  method: 'POST',
  url: '/staff/orders/:orderId/refundQuote',
  schema: {
    summary: 'The exact sum that pieces of an order are worth, from its stored amounts',
    tags,
    params: ByOrder,
    body: QuoteRefund,
    response: { 200: RefundQuote, ...problems(400, 401, 403, 404, 422) },
  },
})
