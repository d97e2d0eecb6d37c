import { ORDER_STATUSES } from '@mendwell/domain/orders/order-status'
import * as z from 'zod/mini'
import { LotPieces } from '../lots/lots.ts'
import { endpoint } from '../wire/endpoint.ts'
import { problems } from '../wire/errors.ts'
import { Id, Instant } from '../wire/shapes.ts'
import { says } from '../wire/validation-messages.ts'
import { OrderIds } from './order-changes.ts'

const tags = ['staff orders'] as const

/** Packing documents of several orders: comma-separated ids. */
const DocumentQuery = z.object({
  orderIds: z.pipe(
    z.string(says('noOrderChosen')).check(z.regex(/^\d{1,10}(,\d{1,10})*$/, says('noOrderChosen'))),
    z.pipe(
      z.transform((ids: string) => [...new Set(ids.split(',').map(Number))]),
      OrderIds,
    ),
  ),
})

export const PickRow = z.object({
  productId: Id,
  productName: z.string(),
  sku: z.string(),
  department: z.string(),
  /** Pieces to pick for the next parcels, over all orders. */
  quantity: z.int(),
  /** Which lots to pick, for a product tracked by lot. */
  lots: z.array(LotPieces),
  /** By order and cut. */
  orders: z.array(
    z.object({ orderNum: z.string(), quantity: z.int(), cut: z.nullable(z.string()) }),
  ),
})
export type PickRow = z.output<typeof PickRow>

export const PackingSlip = z.object({
  orderId: Id,
  orderNum: z.string(),
  orderStatus: z.enum(ORDER_STATUSES),
  createDate: Instant,
  /** The recipient, and where the courier reaches them. */
  name: z.string(),
  phone1: z.string(),
  shipTo: z.array(z.string()),
  handOver: z.string(),
  notes: z.nullable(z.string()),
  courierNote: z.nullable(z.string()),
  /** The tracking page, printed for customers without mail; null if it is mailed. */
  trackingUrl: z.nullable(z.string()),
  /** The order number it is a replacement for. */
  replaces: z.nullable(z.string()),
  /** Packages shipped before this one. */
  shipments: z.int(),
  lines: z.array(
    z.object({
      orderItemId: Id,
      productId: Id,
      productName: z.string(),
      sku: z.string(),
      imageUrl: z.string(),
      /** Its location: the department. */
      department: z.string(),
      cut: z.nullable(z.string()),
      instruction: z.nullable(z.string()),
      quantity: z.int(),
      /** Still to ship: those in stock, and those that follow. */
      toSend: z.int(),
      /** In this parcel. */
      onHand: z.int(),
      /** On backorder or on hold. */
      toFollow: z.int(),
      /** On hold: it may not ship yet. */
      isHeld: z.boolean(),
      /** The lots in this parcel. */
      lots: z.array(LotPieces),
    }),
  ),
})
export type PackingSlip = z.output<typeof PackingSlip>

export const PackingDocuments = z.object({
  pickList: z.array(PickRow),
  slips: z.array(PackingSlip),
  /** Orders without documents: they ship once paid. */
  unpaid: z.array(z.string()),
  /** Orders without documents: everything still to ship is on backorder. */
  onBackorder: z.array(z.string()),
})
export type PackingDocuments = z.output<typeof PackingDocuments>

export const getPackingDocuments = endpoint({
  method: 'GET',
  url: '/staff/orders/packing-documents',
  schema: {
    summary: 'Pick list and packing slips of some orders',
    tags,
    querystring: DocumentQuery,
    response: { 200: PackingDocuments, ...problems(400, 401, 403, 422) },
  },
})

const DOCUMENT_KINDS = ['pick-list', 'packing-slips'] as const

export const printPackingDocuments = endpoint({
  method: 'GET',
  url: '/staff/orders/packing-documents.pdf',
  schema: {
    summary: 'The pick list or the packing slips as PDF, letter size',
    tags,
    querystring: z.extend(DocumentQuery, { document: z.enum(DOCUMENT_KINDS) }),
    produces: ['application/pdf'],
    response: { 200: z.unknown(), ...problems(400, 401, 403, 404, 422) },
  },
})
