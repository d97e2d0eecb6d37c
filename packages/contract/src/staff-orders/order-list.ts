import { PICKUP_TYPES } from '@mendwell/domain/delivery/pickup'
import { ORDER_STATUSES, PAYMENT_STATUSES } from '@mendwell/domain/orders/order-status'
import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { problems } from '../wire/errors.ts'
import { day, Id, IdText, Instant, Money } from '../wire/shapes.ts'
import { PageQuery } from '../wire/staff-lists.ts'

const tags = ['staff orders'] as const

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
 * are in stock. PARTLY_SENT: OPEN, a parcel shipped, and pieces are still to ship.
 */
const ORDER_FILTERS = [
  'WAITING',
  'TO_PREPARE',
  'TO_SHIP',
  'PARTLY_SENT',
  ...ORDER_STATUSES,
] as const

/**
 * `q` matches an order number, part of a name or email, or words of a product's name or its SKU. `sort`: created,
 * customer, total, status or payment, with a minus for descending; anything else means newest first.
 */
export const FindStaffOrders = z.extend(PageQuery, {
  status: z.optional(z.enum(ORDER_FILTERS)),
  payment: z.optional(z.enum(PAYMENT_STATUSES)),
  pickupType: z.optional(z.enum(PICKUP_TYPES)),
  /** Days of the shop, inclusive. */
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
  /** Orders to handle, regardless of the filter, each counted up to MAX_COUNTED. */
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
