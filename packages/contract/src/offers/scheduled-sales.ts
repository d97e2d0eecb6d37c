import * as z from 'zod/mini'
import { WallTime } from '../wire/clock-time.ts'
import { endpoint } from '../wire/endpoint.ts'
import { problems } from '../wire/errors.ts'
import { Id, IdText, Instant, Money, required, whenEachIsRight } from '../wire/shapes.ts'
import { says } from '../wire/validation-messages.ts'

const tags = ['staff scheduled sales'] as const

/** In whole cents: rules are stored as they are computed. */
const Cents = z.int().check(z.gte(1), z.lte(100_000_000))

export const SaleDiscount = z.discriminatedUnion('type', [
  /** In thousandths of a percent of the unit price. */
  z.object({ type: z.literal('PERCENT_OFF'), rate: z.int().check(z.gte(1), z.lte(99_999)) }),
  z.object({ type: z.literal('AMOUNT_OFF'), cents: Cents }),
  z.object({ type: z.literal('PRICE'), cents: Cents }),
])

const Ids = z.array(Id).check(z.maxLength(500))

/** Which goods a sale applies to: a product must be in every list that is not empty. */
const SaleGoods = z
  .object({ productIds: Ids, categoryIds: Ids, brandIds: Ids })
  .check(
    z.refine((of) => Object.values(of).some((ids) => ids.length > 0), says('saleGoodsRequired')),
  )

const Sale = z.object({
  discount: SaleDiscount,
  of: SaleGoods,
  startsAt: WallTime,
  /** The first minute after it. */
  endsAt: WallTime,
})

/** What staff enter for a sale. */
export const SaveSale = z.extend(Sale, { name: required('nameRequired', 80) }).check(
  z.refine(({ startsAt, endsAt }) => startsAt < endsAt, {
    message: says('saleEndsFirst'),
    path: ['endsAt'],
    when: whenEachIsRight,
  }),
)
export type SaveSale = z.output<typeof SaveSale>

export const SaleRow = z.object({
  saleId: Id,
  name: z.string(),
  discount: SaleDiscount,
  of: SaleGoods,
  /** In the shop's time zone. */
  startsAt: z.string(),
  endsAt: z.string(),
  state: z.enum(['UPCOMING', 'RUNNING', 'ENDED', 'CANCELED']),
  createdAt: Instant,
})
export type SaleRow = z.output<typeof SaleRow>

export const findSales = endpoint({
  method: 'GET',
  url: '/staff/scheduled-sales',
  schema: {
    summary: 'Staff: scheduled sales; those that run, then those to come, then what is over',
    tags,
    response: { 200: z.object({ rows: z.array(SaleRow) }), ...problems(401, 403) },
  },
})

export const makeSale = endpoint({
  method: 'POST',
  url: '/staff/scheduled-sales',
  schema: {
    summary: 'Staff: schedules a sale, which begins and ends by itself',
    tags,
    body: SaveSale,
    response: { 200: SaleRow, ...problems(400, 401, 403, 409, 422) },
  },
})

export const changeSale = endpoint({
  method: 'PUT',
  url: '/staff/scheduled-sales/:saleId',
  schema: {
    summary: 'Staff: changes a sale that is not over; 409 for one that is',
    tags,
    params: z.object({ saleId: IdText }),
    body: SaveSale,
    response: { 200: SaleRow, ...problems(400, 401, 403, 404, 409, 422) },
  },
})

export const cancelSale = endpoint({
  method: 'POST',
  url: '/staff/scheduled-sales/:saleId/cancel',
  schema: {
    summary: 'Staff: ends a sale at once, or keeps it from beginning; taken back in the history',
    tags,
    params: z.object({ saleId: IdText }),
    response: { 200: SaleRow, ...problems(401, 403, 404, 409, 422) },
  },
})

export const previewSale = endpoint({
  method: 'POST',
  url: '/staff/scheduled-sales/preview',
  schema: {
    summary: 'Staff: how many products a sale would make cheaper, and the first of them',
    tags,
    body: z.object({ discount: SaleDiscount, of: SaleGoods }),
    response: {
      200: z.object({
        /** Products covered by the sale. */
        products: z.int(),
        /** Of those: sold below the current price. */
        cheaper: z.int(),
        examples: z.array(
          z.object({ productId: Id, productName: z.string(), before: Money, sale: Money }),
        ),
      }),
      ...problems(400, 401, 403, 409, 422),
    },
  },
})
