import { BUCKETS, LOT_MOVES, type LotMove, TRACKINGS } from '@mendwell/domain/lots/lots'
import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { problems } from '../wire/errors.ts'
import { day, Id, IdempotencyHeaders, IdText, Instant, line, optional } from '../wire/shapes.ts'
import { PageQuery, pageOf } from '../wire/staff-lists.ts'
import { type FieldCode, says } from '../wire/validation-messages.ts'

const tags = ['lots'] as const

const ofProduct = z.object({ productId: IdText })
const ofLot = z.object({ lotId: IdText })

/** Letters, digits and symbols a label can carry (GS1: 82 characters, no blank), at most 20. */
const printed = (missing: FieldCode) =>
  z.pipe(
    z.nullish(line(20).check(z.regex(/^[!-~]*( [!-~]+)*$/, says(missing)))),
    z.transform((text) => text || null),
  )

const Pieces = z
  .int(says('piecesRequired'))
  .check(
    z.gte(1, says('piecesRequired')),
    z.lte(1_000_000, says('piecesMax', { max: '1,000,000' })),
  )

export const Tracked = z.object({
  tracking: z.enum(TRACKINGS),
  /** Whole days of shelf life required on arrival; null: the shop's default. */
  minDaysLeft: z.nullable(z.int().check(z.gte(0), z.lte(3650))),
  /** Prefer one lot that covers an order over several. */
  preferOneLot: z.boolean(),
})
export type Tracked = z.output<typeof Tracked>

/** Pieces of a lot in a parcel, or allocated to one. */
export const LotPieces = z.object({
  lotId: Id,
  lotCode: z.nullable(z.string()),
  serial: z.nullable(z.string()),
  /** The last day it may be used, YYYY-MM-DD. */
  expiresOn: z.nullable(z.string()),
  quantity: z.int(),
})
export type LotPieces = z.output<typeof LotPieces>

/** Pieces of a lot by location. */
const Stock = z.object({ bucket: z.enum(BUCKETS), quantity: z.int() })

export const Lot = z.object({
  lotId: Id,
  productId: Id,
  productName: z.string(),
  sku: z.string(),
  lotCode: z.nullable(z.string()),
  serial: z.nullable(z.string()),
  /** The last day it may be used, YYYY-MM-DD. */
  expiresOn: z.nullable(z.string()),
  neverExpires: z.boolean(),
  receivedOn: z.string(),
  stock: z.array(Stock),
  /** Of the available ones, allocated to orders in preparation. */
  picked: z.int(),
})
export type Lot = z.output<typeof Lot>

export const ProductLots = z.object({
  tracked: Tracked,
  /** Available to promise; null: not counted. */
  quantity: z.nullable(z.int()),
  /** Promised to orders and not shipped yet. */
  promised: z.int(),
  lots: z.array(Lot),
})
export type ProductLots = z.output<typeof ProductLots>

export const getProductLots = endpoint({
  method: 'GET',
  url: '/staff/products/:productId/lots',
  schema: {
    summary: 'Staff: how a product is tracked by lot, and the lots in stock',
    tags,
    params: ofProduct,
    response: { 200: ProductLots, ...problems(401, 403, 404, 422) },
  },
})

export const saveTracking = endpoint({
  method: 'PUT',
  url: '/staff/products/:productId/tracking',
  schema: {
    summary: 'Staff: starts or stops tracking a product by lot',
    description:
      'Pieces that are here when tracking begins lie in a lot UNKNOWN, in quarantine until they are counted by lot.',
    tags,
    params: ofProduct,
    body: Tracked,
    response: { 200: ProductLots, ...problems(400, 401, 403, 404, 409, 422) },
  },
})

export const ReceiptLine = z
  .object({
    productId: Id,
    lotCode: printed('lotAsPrinted'),
    serial: printed('serialAsPrinted'),
    expiresOn: z.nullish(day('expiryExpected')),
    neverExpires: z.boolean(),
    madeOn: z.nullish(day()),
    quantity: Pieces,
    /** HELD: damaged, wrong, or its date is unreadable. It goes into quarantine. */
    condition: z.enum(['SOUND', 'HELD']),
    /** Confirms, after a refusal, an expiration date that has passed. */
    isExpiredMeant: z.optional(z.boolean()),
    /** Confirms, after a refusal, that as many pieces of this lot were received within the hour. */
    isMoreMeant: z.optional(z.boolean()),
    rawCode: optional(500),
  })
  .check(
    z.refine(({ expiresOn, neverExpires }) => !(expiresOn && neverExpires), {
      message: says('expiryTwice'),
      path: ['neverExpires'],
    }),
  )
export type ReceiptLine = z.output<typeof ReceiptLine>

export const ReceiveStock = z.object({
  lines: z
    .array(ReceiptLine)
    .check(
      z.minLength(1, says('receiptLineRequired')),
      z.maxLength(200, says('linesMax', { max: 200 })),
    ),
  /** Pieces from before tracking began, now assigned to a lot. */
  isCount: z.optional(z.boolean()),
  /** The sender's delivery note or other number. */
  note: optional(200),
})
export type ReceiveStock = z.output<typeof ReceiveStock>

export const ReceivedStock = z.object({
  lots: z.int(),
  pieces: z.int(),
  /** Of these, pieces of recalled lots: quarantined, not for sale. */
  recalled: z.optional(z.int()),
})

export const receiveStock = endpoint({
  method: 'POST',
  url: '/staff/lots/receive',
  schema: {
    summary: 'Staff: books received pieces by lot, all lines or none',
    tags,
    headers: IdempotencyHeaders,
    body: ReceiveStock,
    response: { 200: ReceivedStock, ...problems(400, 401, 403, 404, 409, 422) },
  },
})

export const FindLots = z.extend(PageQuery, {
  bucket: z.optional(z.enum(BUCKETS)),
  /** Available, and expiring within 90 days. */
  expiring: z.optional(z.enum(['1'])),
})
export type FindLots = z.output<typeof FindLots>

export const findLots = endpoint({
  method: 'GET',
  url: '/staff/lots',
  schema: {
    summary: 'Staff: lots; `q` finds lot codes, serial numbers, products and SKUs',
    description:
      'Those that expire first come first. Lots without a piece here are found by `q` alone.',
    tags,
    querystring: FindLots,
    response: { 200: pageOf(Lot), ...problems(401, 403, 422) },
  },
})

/** An order that received pieces of a lot. */
export const LotBuyer = z.object({
  orderId: Id,
  orderNum: z.string(),
  name: z.string(),
  email: z.string(),
  phone1: z.string(),
  quantity: z.int(),
  shipDate: Instant,
  deliveryDate: z.nullable(Instant),
})
export type LotBuyer = z.output<typeof LotBuyer>

export const LotDetail = z.object({
  lot: Lot,
  movements: z.array(
    z.object({
      movementId: z.int(),
      bucket: z.enum(BUCKETS),
      delta: z.int(),
      reason: z.string(),
      note: z.nullable(z.string()),
      movedBy: z.nullable(z.string()),
      createdAt: Instant,
    }),
  ),
  buyers: z.array(LotBuyer),
})
export type LotDetail = z.output<typeof LotDetail>

export const getLot = endpoint({
  method: 'GET',
  url: '/staff/lots/:lotId',
  schema: {
    summary: 'Staff: one lot, how its pieces moved and which orders got them',
    tags,
    params: ofLot,
    response: { 200: LotDetail, ...problems(401, 403, 404, 422) },
  },
})

const MOVES = Object.keys(LOT_MOVES) as LotMove[]

export const MoveLot = z.object({
  move: z.enum(MOVES),
  from: z.enum(BUCKETS),
  quantity: Pieces,
  note: optional(200),
})
export type MoveLot = z.output<typeof MoveLot>

export const moveLot = endpoint({
  method: 'POST',
  url: '/staff/lots/:lotId/move',
  schema: {
    summary: 'Staff: holds pieces of a lot, releases them, or takes them out',
    tags,
    params: ofLot,
    body: MoveLot,
    response: { 200: LotDetail, ...problems(400, 401, 403, 404, 409, 422) },
  },
})

/** A product identified by a scanned code. */
export const ScannedProduct = z.object({
  productId: Id,
  productName: z.string(),
  sku: z.string(),
  tracking: z.enum(TRACKINGS),
  /** Pieces in the package with this code. */
  units: z.int(),
})
export type ScannedProduct = z.output<typeof ScannedProduct>

/** A 14-digit GTIN, or LIC, PCN and unit of HIBC. */
const DeviceCode = z.string().check(z.trim(), z.regex(/^[0-9A-Z]{6,24}$/, says('codeAsPrinted')))

export const findScannedProducts = endpoint({
  method: 'GET',
  url: '/staff/lots/products',
  schema: {
    summary: 'Staff: the products that a scanned code or a typed SKU stands for; mostly one',
    tags,
    querystring: z.object({ code: z.optional(DeviceCode), sku: z.optional(line(80)) }),
    response: { 200: z.object({ products: z.array(ScannedProduct) }), ...problems(401, 403, 422) },
  },
})

export const SaveProductCode = z.object({
  code: DeviceCode,
  units: z.int(says('unitsRequired')).check(z.gte(1), z.lte(100_000)),
})
export type SaveProductCode = z.output<typeof SaveProductCode>

export const saveProductCode = endpoint({
  method: 'POST',
  url: '/staff/products/:productId/codes',
  schema: {
    summary:
      'Staff: a code that is printed on packages of a product, and how many pieces are inside',
    tags,
    params: ofProduct,
    body: SaveProductCode,
    response: { 200: ScannedProduct, ...problems(400, 401, 403, 404, 409, 422) },
  },
})
