import {
  ORDER_STATUSES,
  PAYMENT_METHODS,
  PAYMENT_STATUSES,
} from '@mendwell/domain/orders/order-status'
import * as z from 'zod/mini'
import { DeliveryPart } from '../delivery/delivery.ts'
import { LotPieces } from '../lots/lots.ts'
import { endpoint } from '../wire/endpoint.ts'
import { problems, Sentence } from '../wire/errors.ts'

import {
  day,
  Id,
  IdText,
  Instant,
  line,
  Money,
  noCardNumber,
  requiredText,
} from '../wire/shapes.ts'
import { MESSAGE_STATES, PageQuery } from '../wire/staff-lists.ts'
import { says } from '../wire/validation-messages.ts'
import { Order, OrderCustomer, PICKUP_TYPES, ShippingAddress } from './orders.ts'
import { Refund } from './refunds.ts'
import { Shipment, ShippedItem } from './shipments.ts'

const tags = ['staff orders'] as const

/** Orders moved or printed by one call. */
const MAX_BATCH = 100

export const StaffOrderRow = z.object({
  orderId: Id,
  orderNum: z.string(),
  custId: Id,
  createDate: Instant,
  name: z.string(),
  email: z.string(),
  businessFlag: z.boolean(),
  pickupType: z.enum(PICKUP_TYPES),
  orderStatus: z.enum(ORDER_STATUSES),
  paymentStatus: z.enum(PAYMENT_STATUSES),
  grandTotal: Money,
  currency: z.string(),
  pieces: z.int(),
  backordered: z.int(),
  hasReturn: z.boolean(),
  partlySent: z.boolean(),
})
export type StaffOrderRow = z.output<typeof StaffOrderRow>

const Day = z.optional(z.union([z.literal(''), day()]))

/**
 * WAITING: neither closed nor rejected yet. TO_PREPARE: NEW and paid. TO_SHIP: PRINTED and paid, and some of its pieces
 * are in stock. PARTLY_SENT: OPEN, a parcel left, and pieces are still to be sent.
 */
const ORDER_FILTERS = [
  'WAITING',
  'TO_PREPARE',
  'TO_SHIP',
  'PARTLY_SENT',
  ...ORDER_STATUSES,
] as const

/**
 * `q` finds an order number, a part of name or email, or words of a product's name or its SKU. `sort`: created, customer,
 * total, status or payment, with a minus for descending; any other begins with the newest.
 */
export const FindStaffOrders = z.extend(PageQuery, {
  status: z.optional(z.enum(ORDER_FILTERS)),
  payment: z.optional(z.enum(PAYMENT_STATUSES)),
  pickupType: z.optional(z.enum(PICKUP_TYPES)),
  /** Days of the shop, both included. */
  from: Day,
  to: Day,
  custId: z.optional(IdText),
})
export type FindStaffOrders = z.output<typeof FindStaffOrders>

export const StaffOrders = z.object({
  rows: z.array(StaffOrderRow),
  /** Counted up to MAX_COUNTED. */
  total: z.int(),
  hasMore: z.boolean(),
  /** Orders to handle, whatever the filter says, each counted up to MAX_COUNTED. */
  waiting: z.object({ NEW: z.int(), PRINTED: z.int(), OPEN: z.int() }),
})
export type StaffOrders = z.output<typeof StaffOrders>

export const findStaffOrders = endpoint({
  method: 'GET',
  url: '/staff/orders',
  schema: {
    summary: 'Orders by filter and search, newest first unless asked otherwise',
    description: 'Sorts: created, customer, total, status, payment; a minus before it descends.',
    tags,
    querystring: FindStaffOrders,
    response: { 200: StaffOrders, ...problems(400, 401, 403, 422) },
  },
})

export const ExportStaffOrders = z.omit(FindStaffOrders, { page: true, size: true })
export type ExportStaffOrders = z.output<typeof ExportStaffOrders>

export const exportStaffOrders = endpoint({
  method: 'GET',
  url: '/staff/orders.csv',
  schema: {
    summary: 'All orders of a filter and search as a CSV file, in the order of the list',
    tags,
    querystring: ExportStaffOrders,
    produces: ['text/csv'],
    response: { 200: z.any(), ...problems(400, 401, 403, 422) },
  },
})

export const StaffOrderItem = z.object({
  orderItemId: Id,
  productId: Id,
  productName: z.string(),
  sku: z.string(),
  imageUrl: z.string(),
  quantity: z.int(),
  backordered: z.int(),
  sent: z.int(),
  /** Not sent, and their money went back: they stay in the shop. */
  unshippedRefunds: z.int(),
  /** Taken back by returns and refunds, sent or not. */
  givenBack: z.int(),
  delivered: z.int(),
  /** Of those still to be sent, what the next parcel can hold; the others are on backorder. */
  onHand: z.int(),
  /** The lots chosen for the next parcel, or that would be now. */
  lotsToSend: z.array(LotPieces),
  /** The lots that left. */
  lotsSent: z.array(LotPieces),
  /** It may not leave yet. */
  isHeld: z.boolean(),
  /** Pieces on hand now; null when they are not counted. */
  stock: z.nullable(z.int()),
  unitPrice: Money,
  lineTotal: Money,
  tax: Money,
  itemStatus: z.enum(ORDER_STATUSES),
  cut: z.nullable(z.string()),
  notes: z.nullable(z.string()),
})
export type StaffOrderItem = z.output<typeof StaffOrderItem>

export const TIMELINE_KINDS = [
  'MOVE',
  'PAYMENT',
  'REFUND',
  'SHIPMENT',
  'DELIVERED',
  'RETURN',
  'MAIL',
  'NOTE',
  'EDIT',
  'DISCOUNT',
] as const

export const TimelineEntry = z.object({
  kind: z.enum(TIMELINE_KINDS),
  at: Instant,
  /** Name of the member of staff, 'guest', 'customer' or 'system'. */
  by: z.nullable(z.string()),
  /** Status reached or kind of mail, by kind of entry. */
  what: z.string(),
  detail: z.nullable(z.string()),
  amount: z.nullable(Money),
})
export type TimelineEntry = z.output<typeof TimelineEntry>

export const OrderMail = z.object({
  outboxId: z.int(),
  kind: z.string(),
  recipient: z.string(),
  state: z.enum(MESSAGE_STATES),
  lastError: z.nullable(z.string()),
  createDate: Instant,
  sentDate: z.nullable(Instant),
})
export type OrderMail = z.output<typeof OrderMail>

export const StaffOrder = z.object({
  orders: Order,
  customer: z.extend(OrderCustomer, {
    custId: Id,
    placedBy: z.enum(['GUEST', 'CUSTOMER', 'STAFF']),
    /** Orders of the same customer besides this one. */
    otherOrders: z.int(),
  }),
  items: z.array(StaffOrderItem),
  timeline: z.array(TimelineEntry),
  shipments: z.array(Shipment),
  refunds: z.array(Refund),
  /** What of the capture can still be given back. */
  refundable: Money,
  /** How it was paid, where that was outside the shop: money goes back the same way, by hand. */
  paidBy: z.nullable(z.enum(PAYMENT_METHODS)),
  mails: z.array(OrderMail),
  /** What was promised when it was placed; empty of an older order. */
  delivery: z.array(DeliveryPart),
  /** Orders that hold what was added to this one after it was paid: to be sent together. */
  additions: z.array(
    z.object({
      orderId: Id,
      orderNum: z.string(),
      orderStatus: z.enum(ORDER_STATUSES),
      paymentStatus: z.enum(PAYMENT_STATUSES),
      grandTotal: Money,
    }),
  ),
  /** The order that this one adds to. */
  addedTo: z.nullable(z.object({ orderId: Id, orderNum: z.string() })),
})
export type StaffOrder = z.output<typeof StaffOrder>

const ByOrder = z.object({ orderId: IdText })

export const getStaffOrder = endpoint({
  method: 'GET',
  url: '/staff/orders/:orderId',
  schema: {
    summary: 'One order with everything that happened to it',
    tags,
    params: ByOrder,
    response: { 200: StaffOrder, ...problems(400, 401, 403, 404) },
  },
})

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
  /** Why the others stayed as they are. */
  refused: z.array(
    z.object({
      orderId: Id,
      orderNum: z.nullable(z.string()),
      detail: z.string(),
      /** What `detail` says in English. */
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

/** What cancelling some orders would do; those that cannot be cancelled any more count nowhere else. */
export const CancelQuote = z.object({
  /** What goes back to the cards in all, and of how many orders. */
  refund: Money,
  paidOrders: z.int(),
  currency: z.string(),
  /** Pieces of them that left in parcels: they do not come back by themselves. */
  sent: z.int(),
  /** Orders of which everything has left: they are returned, not cancelled. */
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
  /** What can be given back in all. */
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

export const saveOrderNote = endpoint({
  method: 'POST',
  url: '/staff/orders/:orderId/notes',
  schema: {
    summary: 'Keeps a note that only staff sees',
    tags,
    params: ByOrder,
    body: z.object({ note: requiredText('noteRequired', 2000).check(noCardNumber) }),
    response: { 200: TimelineEntry, ...problems(400, 401, 403, 404, 422) },
  },
})

export const correctAddress = endpoint({
  method: 'PUT',
  url: '/staff/orders/:orderId/address',
  schema: {
    summary: 'Corrects where an order is delivered, as long as nothing of it has left',
    description: 'In the same country and state. The address as it was is kept as a note of staff.',
    tags,
    params: ByOrder,
    body: ShippingAddress,
    response: { 200: Order, ...problems(400, 401, 403, 404, 409, 422) },
  },
})

export const resendMail = endpoint({
  method: 'POST',
  url: '/staff/orders/:orderId/mails/:outboxId/resend',
  schema: {
    summary: 'Sends a mail about an order once more, to the same address',
    tags,
    params: z.object({ orderId: IdText, outboxId: IdText }),
    response: { 200: OrderMail, ...problems(400, 401, 403, 404, 409) },
  },
})
