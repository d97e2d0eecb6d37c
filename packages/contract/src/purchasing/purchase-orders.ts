import { TRACKINGS } from '@mendwell/domain/lots/lots'
import { COST_BASES } from '@mendwell/domain/purchasing/landed-cost'
import { PURCHASE_STATES } from '@mendwell/domain/purchasing/purchase-order'
import * as z from 'zod/mini'
import { ReceiptLine } from '../lots/lots.ts'
import { endpoint } from '../wire/endpoint.ts'
import { problems } from '../wire/errors.ts'
import { day, Id, IdempotencyHeaders, IdText, Instant, Money, optional } from '../wire/shapes.ts'
import { PageQuery, pageOf } from '../wire/staff-lists.ts'
import { says } from '../wire/validation-messages.ts'
import { Cost } from './suppliers.ts'

const tags = ['purchasing'] as const
const ofOrder = z.object({ purchaseOrderId: IdText })
const ofReceipt = z.object({ purchaseOrderId: IdText, receiptId: IdText })
const State = z.enum(PURCHASE_STATES)

export const PurchaseOrderRow = z.object({
  purchaseOrderId: Id,
  number: z.string(),
  supplierId: Id,
  supplier: z.string(),
  state: State,
  /** YYYY-MM-DD */
  expectedOn: z.nullable(z.string()),
  /** Pieces over all lines, and those received. */
  ordered: z.int(),
  received: z.int(),
  /** Null for a role that cannot see costs. */
  total: z.nullable(Money),
  createdAt: Instant,
  sentAt: z.nullable(Instant),
})
export type PurchaseOrderRow = z.output<typeof PurchaseOrderRow>

const Line = z.object({
  productId: Id,
  productName: z.string(),
  sku: z.string(),
  itemNumber: z.nullable(z.string()),
  quantity: z.int(),
  received: z.int(),
  /** Per piece; null for a role that cannot see costs. */
  cost: z.nullable(Money),
  /** Per piece received, with its share of freight and the like; null before any came, or like `cost`. */
  landedCost: z.nullable(Money),
  /** How its pieces are tracked on receipt. */
  tracking: z.enum(TRACKINGS),
  /** How many more can come, in pieces. */
  mayCome: z.int(),
})

/** What a delivery cost besides its goods, and what decides how much of it falls to each line. */
export const ReceiptCosts = z.object({
  freight: Cost,
  duty: Cost,
  other: Cost,
  basis: z.enum(COST_BASES),
})
export type ReceiptCosts = z.output<typeof ReceiptCosts>

const Receipt = z.object({
  receiptId: Id,
  receivedAt: Instant,
  receivedBy: z.nullable(z.string()),
  /** Number of the delivery note. */
  note: z.nullable(z.string()),
  pieces: z.int(),
  /** Null if none were entered, or for a role that cannot see costs. */
  costs: z.nullable(ReceiptCosts),
})

export const PurchaseOrder = z.object({
  order: PurchaseOrderRow,
  /** Where the order is mailed; null: sent by hand. */
  email: z.nullable(z.string()),
  tolerancePercent: z.int(),
  note: z.nullable(z.string()),
  version: z.int(),
  lines: z.array(Line),
  /** Newest first. */
  receipts: z.array(Receipt),
})
export type PurchaseOrder = z.output<typeof PurchaseOrder>

export const SavePurchaseOrder = z.object({
  expectedOn: z.nullable(day()),
  tolerancePercent: z
    .int(says('wholeNumberExpected'))
    .check(z.gte(0), z.lte(100, says('numberMax', { max: '100' }))),
  note: optional(1000),
  lines: z
    .array(
      z.object({
        productId: Id,
        quantity: z
          .int(says('piecesRequired'))
          .check(
            z.gte(1, says('piecesRequired')),
            z.lte(1_000_000, says('piecesMax', { max: '1,000,000' })),
          ),
        cost: Cost,
      }),
    )
    .check(
      z.maxLength(500, says('linesMax', { max: 500 })),
      z.refine(
        (lines) => new Set(lines.map(({ productId }) => productId)).size === lines.length,
        says('productTwice'),
      ),
    ),
})
export type SavePurchaseOrder = z.output<typeof SavePurchaseOrder>

export const findPurchaseOrders = endpoint({
  method: 'GET',
  url: '/staff/purchase-orders',
  schema: {
    summary: 'Staff: purchase orders, the newest first; `q` finds numbers, suppliers and products',
    tags,
    querystring: z.extend(PageQuery, { state: z.optional(State) }),
    response: { 200: pageOf(PurchaseOrderRow), ...problems(401, 403, 422) },
  },
})

export const getPurchaseOrder = endpoint({
  method: 'GET',
  url: '/staff/purchase-orders/:purchaseOrderId',
  schema: {
    summary: 'Staff: a purchase order with its lines and what came of them',
    tags,
    params: ofOrder,
    response: { 200: PurchaseOrder, ...problems(401, 403, 404, 422) },
  },
})

export const printPurchaseOrder = endpoint({
  method: 'GET',
  url: '/staff/purchase-orders/:purchaseOrderId/document.pdf',
  schema: {
    summary: 'Staff: a purchase order as PDF, letter size, as it is mailed to the supplier',
    tags,
    params: ofOrder,
    produces: ['application/pdf'],
    response: { 200: z.unknown(), ...problems(401, 403, 404, 422) },
  },
})

export const makePurchaseOrder = endpoint({
  method: 'POST',
  url: '/staff/purchase-orders',
  schema: {
    summary: 'Staff: a draft of an order to a supplier, filled in with what is running low',
    description:
      'Of what the supplier sells, whatever is at or below its reorder point by the sales of the last 90 days is proposed. A draft is never sent by itself.',
    tags,
    headers: IdempotencyHeaders,
    body: z.object({
      supplierId: Id,
      /** The purchase lasts this many days beyond the lead time. */
      targetDays: z.int().check(z.gte(1), z.lte(365, says('daysMax', { max: 365 }))),
      /** Safety stock in days of sales, in case the goods come late. */
      safetyDays: z.int().check(z.gte(0), z.lte(365, says('daysMax', { max: 365 }))),
    }),
    response: { 200: PurchaseOrder, ...problems(400, 401, 403, 404, 409, 422) },
  },
})

export const changePurchaseOrder = endpoint({
  method: 'PUT',
  url: '/staff/purchase-orders/:purchaseOrderId',
  schema: {
    summary: 'Staff: changes a draft; `version` as it was read',
    tags,
    params: ofOrder,
    body: z.extend(SavePurchaseOrder, { version: z.int() }),
    response: { 200: PurchaseOrder, ...problems(400, 401, 403, 404, 409, 422) },
  },
})

export const ChangeExpectedDay = z.object({
  expectedOn: day(),
  /** The version read. */
  version: z.int(),
})
export type ChangeExpectedDay = z.output<typeof ChangeExpectedDay>

export const changeExpectedDay = endpoint({
  method: 'PUT',
  url: '/staff/purchase-orders/:purchaseOrderId/expected-day',
  schema: {
    summary: 'Staff: the supplier has named another day; orders that wait get new dates and a mail',
    tags,
    params: ofOrder,
    body: ChangeExpectedDay,
    response: { 200: PurchaseOrder, ...problems(400, 401, 403, 404, 409, 422) },
  },
})

export const MovePurchaseOrder = z.object({
  to: z.enum(['SENT', 'CLOSED_SHORT', 'CANCELLED']),
  /** The version read. */
  version: z.int(),
  /** Whether to email the order to the supplier. */
  isMailed: z.optional(z.boolean()),
})
export type MovePurchaseOrder = z.output<typeof MovePurchaseOrder>

export const movePurchaseOrder = endpoint({
  method: 'POST',
  url: '/staff/purchase-orders/:purchaseOrderId/move',
  schema: {
    summary: 'Staff: sends an order, closes it although something is missing, or calls it off',
    tags,
    params: ofOrder,
    body: MovePurchaseOrder,
    response: { 200: PurchaseOrder, ...problems(400, 401, 403, 404, 409, 422) },
  },
})

export const ReceivePurchase = z.object({
  /** Several lots of a product are several lines. Without lot tracking, only product and pieces are needed. */
  lines: z
    .array(ReceiptLine)
    .check(
      z.minLength(1, says('receiptLineRequired')),
      z.maxLength(200, says('linesMax', { max: 200 })),
    ),
  /** Number of the delivery note. */
  note: optional(200),
  /** Only from a role that can see costs; can be entered later. */
  costs: z.optional(ReceiptCosts),
})
export type ReceivePurchase = z.output<typeof ReceivePurchase>

export const receivePurchase = endpoint({
  method: 'POST',
  url: '/staff/purchase-orders/:purchaseOrderId/receive',
  schema: {
    summary: 'Staff: books what came of an order into stock, all lines or none',
    description:
      'More than was ordered, with what the order tolerates over all its receipts, is refused with how many may still come.',
    tags,
    params: ofOrder,
    headers: IdempotencyHeaders,
    body: ReceivePurchase,
    response: { 200: PurchaseOrder, ...problems(400, 401, 403, 404, 409, 422) },
  },
})

export const saveReceiptCosts = endpoint({
  method: 'PUT',
  url: '/staff/purchase-orders/:purchaseOrderId/receipts/:receiptId/costs',
  schema: {
    summary: 'Staff: freight, duty and other costs of a delivery, shared over its pieces',
    description:
      'They replace the costs entered before. The shares add up to the costs to the cent, and set the purchase price of products of which nothing has come since.',
    tags,
    params: ofReceipt,
    /** `version` of the order as it was read. */
    body: z.extend(ReceiptCosts, { version: z.int() }),
    response: { 200: PurchaseOrder, ...problems(400, 401, 403, 404, 409, 422) },
  },
})
