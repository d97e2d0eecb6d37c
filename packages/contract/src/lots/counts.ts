import { COUNT_STATES } from '@mendwell/domain/lots/counts'
import { BUCKETS } from '@mendwell/domain/lots/lots'
import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { problems } from '../wire/errors.ts'
import { Id, IdempotencyHeaders, IdText, Instant, line, optional } from '../wire/shapes.ts'
import { PageQuery, pageOf } from '../wire/staff-lists.ts'
import { says } from '../wire/validation-messages.ts'

const tags = ['lots'] as const
const ofCount = z.object({ countId: IdText })
const State = z.enum(COUNT_STATES)

export const StockCountRow = z.object({
  countId: Id,
  /** What is counted, as text. */
  scope: z.string(),
  state: State,
  lines: z.int(),
  counted: z.int(),
  openedBy: z.nullable(z.string()),
  openedAt: Instant,
  endedAt: z.nullable(Instant),
})
export type StockCountRow = z.output<typeof StockCountRow>

const StockCountLine = z.object({
  lineId: Id,
  productId: Id,
  productName: z.string(),
  sku: z.string(),
  /** The category, which gives the shelf. */
  place: z.string(),
  /** Null if the product is not tracked by lot; so are the next four. */
  lotId: z.nullable(Id),
  lotCode: z.nullable(z.string()),
  serial: z.nullable(z.string()),
  /** YYYY-MM-DD */
  expiresOn: z.nullable(z.string()),
  bucket: z.nullable(z.enum(BUCKETS)),
  /** Recorded pieces when the sheet was created; null while hidden in a blind count. */
  expected: z.nullable(z.int()),
  counted: z.nullable(z.int()),
  /** Pieces that moved between the sheet and the count of this line; null while hidden. */
  moved: z.nullable(z.int()),
  /** Pieces counted above or below the recorded stock at the moment of the count; null while hidden. */
  difference: z.nullable(z.int()),
  /** A large difference, which another person must confirm. */
  needsSecondCount: z.boolean(),
  countedBy: z.nullable(z.string()),
  reason: z.nullable(z.string()),
})
export type StockCountLine = z.output<typeof StockCountLine>

export const StockCount = z.object({
  count: StockCountRow,
  isBlind: z.boolean(),
  lines: z.array(StockCountLine),
})
export type StockCount = z.output<typeof StockCount>

export const findStockCounts = endpoint({
  method: 'GET',
  url: '/staff/counts',
  schema: {
    summary: 'Staff: counts of stock, the newest first; `q` finds what they are about',
    tags,
    querystring: z.extend(PageQuery, { state: z.optional(State) }),
    response: { 200: pageOf(StockCountRow), ...problems(401, 403, 422) },
  },
})

export const findCountSuppliers = endpoint({
  method: 'GET',
  url: '/staff/counts/suppliers',
  schema: {
    summary: 'Staff: the suppliers whose products can be counted, by name',
    tags,
    response: {
      200: z.object({ suppliers: z.array(z.object({ supplierId: Id, name: z.string() })) }),
      ...problems(401, 403),
    },
  },
})

export const getStockCount = endpoint({
  method: 'GET',
  url: '/staff/counts/:countId',
  schema: {
    summary: 'Staff: a count with its lines, as the sheet has them',
    tags,
    params: ofCount,
    response: { 200: StockCount, ...problems(401, 403, 404, 422) },
  },
})

export const OpenStockCount = z
  .object({
    categoryId: z.nullish(Id),
    supplierId: z.nullish(Id),
    /** Words of names and SKUs. */
    q: optional(80),
    /** Only products tracked by lot. */
    isByLot: z.boolean(),
    /** The recorded stock is hidden until a line is counted. */
    isBlind: z.boolean(),
  })
  .check(
    z.refine(
      ({ categoryId, supplierId, q, isByLot }) => Boolean(categoryId || supplierId || q || isByLot),
      { message: says('countChoiceRequired'), path: ['categoryId'] },
    ),
  )
export type OpenStockCount = z.output<typeof OpenStockCount>

export const openStockCount = endpoint({
  method: 'POST',
  url: '/staff/counts',
  schema: {
    summary: 'Staff: a count sheet of a part of the stock, with what the books say now',
    description:
      'Each lot is a line, and each product that is not kept by lot. Products whose stock is not counted, and those that share their pieces with other packs, are left out.',
    tags,
    headers: IdempotencyHeaders,
    body: OpenStockCount,
    response: { 200: StockCount, ...problems(400, 401, 403, 404, 409, 422) },
  },
})

export const EnterCount = z.object({
  /** Null: the count of the line is withdrawn. */
  counted: z.nullable(
    z
      .int(says('countedRequired'))
      .check(
        z.gte(0, says('countedRequired')),
        z.lte(1_000_000, says('piecesMax', { max: '1,000,000' })),
      ),
  ),
})
export type EnterCount = z.output<typeof EnterCount>

export const enterCount = endpoint({
  method: 'PUT',
  url: '/staff/counts/:countId/lines/:lineId',
  schema: {
    summary: 'Staff: the pieces that were found of one line of a count',
    description: 'The difference is to what the books say at this moment.',
    tags,
    params: z.object({ countId: IdText, lineId: IdText }),
    body: EnterCount,
    response: { 200: StockCountLine, ...problems(400, 401, 403, 404, 409, 422) },
  },
})

export const BookStockCount = z.object({
  /** For all differences without a reason of their own. */
  reason: optional(200),
  reasons: z
    .array(z.object({ lineId: Id, reason: line(200) }))
    .check(z.maxLength(500, says('linesMax', { max: 500 }))),
  /** Uncounted lines keep their recorded stock. */
  leavesOutUncounted: z.boolean(),
})
export type BookStockCount = z.output<typeof BookStockCount>

export const bookStockCount = endpoint({
  method: 'POST',
  url: '/staff/counts/:countId/book',
  schema: {
    summary: 'Staff: books the differences of a count into stock, all or none',
    description:
      'Each is applied to what is there now, so that what was sold or received since the count stays sold and received.',
    tags,
    params: ofCount,
    headers: IdempotencyHeaders,
    body: BookStockCount,
    response: { 200: StockCount, ...problems(400, 401, 403, 404, 409, 422) },
  },
})

export const cancelStockCount = endpoint({
  method: 'POST',
  url: '/staff/counts/:countId/cancel',
  schema: {
    summary: 'Staff: calls a count off; nothing of it is booked',
    tags,
    params: ofCount,
    response: { 200: StockCount, ...problems(401, 403, 404, 409, 422) },
  },
})
