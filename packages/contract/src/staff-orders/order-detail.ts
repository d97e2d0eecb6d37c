import {
  ORDER_STATUSES,
  PAYMENT_METHODS,
  PAYMENT_STATUSES,
} from '@mendwell/domain/orders/order-status'
import * as z from 'zod/mini'
import { DeliveryPart } from '../delivery/delivery.ts'
import { LotPieces } from '../lots/lots.ts'
import { Order, OrderCustomer, ShippingAddress } from '../orders/orders.ts'
import { Refund } from '../orders/refunds.ts'
import { Shipment } from '../orders/shipments.ts'
import { ReplacedOrder, StaffReplacement } from '../replacements/replacements.ts'
import { endpoint } from '../wire/endpoint.ts'
import { problems } from '../wire/errors.ts'
import { Id, IdText, Instant, Money, noCardNumber, requiredText } from '../wire/shapes.ts'
import { MESSAGE_STATES } from '../wire/staff-lists.ts'

const tags = ['staff orders'] as const

export const StaffOrderItem = z.object({
  orderItemId: Id,
  productId: Id,
  productName: z.string(),
  sku: z.string(),
  imageUrl: z.string(),
  quantity: z.int(),
  backordered: z.int(),
  sent: z.int(),
  /** Refunded before shipping: they stay in the shop. */
  unshippedRefunds: z.int(),
  /** In returns and refunds, shipped or not; including those whose replacement has not shipped. */
  givenBack: z.int(),
  /** Of those, with a replacement that has not shipped. */
  awaitsReplacement: z.int(),
  /** Of the shipped ones, how many can be replaced. */
  replaceable: z.int(),
  delivered: z.int(),
  /** Of those still to ship, what the next parcel can hold; the others are on backorder. */
  onHand: z.int(),
  /** The lots allocated to the next parcel, or that would be now. */
  lotsToSend: z.array(LotPieces),
  /** The shipped lots. */
  lotsSent: z.array(LotPieces),
  /** On hold: it may not ship yet. */
  isHeld: z.boolean(),
  /** Pieces on hand now; null if not counted. */
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
  'REPLACEMENT',
] as const

export const TimelineEntry = z.object({
  kind: z.enum(TIMELINE_KINDS),
  at: Instant,
  /** Name of the member of staff, 'guest', 'customer' or 'system'. */
  by: z.nullable(z.string()),
  /** Status reached or kind of mail, depending on the kind of entry. */
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
    /** Other orders by the same customer. */
    otherOrders: z.int(),
  }),
  items: z.array(StaffOrderItem),
  timeline: z.array(TimelineEntry),
  shipments: z.array(Shipment),
  refunds: z.array(Refund),
  /** What can still be refunded of the capture. */
  refundable: Money,
  /** How it was paid outside the shop, if it was: refunds go back the same way, by hand. */
  paidBy: z.nullable(z.enum(PAYMENT_METHODS)),
  mails: z.array(OrderMail),
  /** The delivery promise when it was placed; empty for older orders. */
  delivery: z.array(DeliveryPart),
  /** Orders with additions to this one after payment: to be shipped together. */
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
  /** Replacement orders for pieces of this one. */
  replacements: z.array(StaffReplacement),
  /** The order this one is a replacement for. */
  replaces: z.nullable(ReplacedOrder),
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
