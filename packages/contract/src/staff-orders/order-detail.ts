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
  /** Not sent, and their money went back: they stay in the shop. */
  unshippedRefunds: z.int(),
  /** Taken back by returns and refunds, sent or not; with those whose replacement has not left. */
  givenBack: z.int(),
  /** Of those, whose replacement has not left. */
  awaitsReplacement: z.int(),
  /** Of those that left, how many a replacement may be sent for. */
  replaceable: z.int(),
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
  'REPLACEMENT',
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
  /** Orders that send pieces of this one once more, for nothing. */
  replacements: z.array(StaffReplacement),
  /** The order whose pieces this one replaces. */
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
