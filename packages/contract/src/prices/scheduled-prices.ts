import * as z from 'zod/mini'
import { WallTime } from '../wire/clock-time.ts'
import { endpoint } from '../wire/endpoint.ts'
import { problems } from '../wire/errors.ts'
import { Id, IdText, Money } from '../wire/shapes.ts'
import { EnteredPrice } from './entered-price.ts'

const tags = ['staff scheduled prices'] as const

/** New unit prices from a minute of the shop's time zone on. */
export const SchedulePrices = z.object({
  startsAt: WallTime,
  prices: z
    .array(z.object({ productId: Id, unitPrice: EnteredPrice }))
    .check(z.minLength(1), z.maxLength(200)),
})
export type SchedulePrices = z.output<typeof SchedulePrices>

const ScheduledPrice = z.object({
  productId: Id,
  productName: z.string(),
  sku: z.string(),
  /** The current unit price. */
  unitPrice: Money,
  newPrice: Money,
  /** Whether the product got it; null before the minute. */
  isApplied: z.nullable(z.boolean()),
})

export const ScheduledPrices = z.object({
  changeId: Id,
  /** In the shop's time zone: 2026-11-27T09:00. */
  startsAt: z.string(),
  state: z.enum(['UPCOMING', 'APPLIED', 'CANCELED']),
  prices: z.array(ScheduledPrice),
})
export type ScheduledPrices = z.output<typeof ScheduledPrices>

const ofChange = z.object({ changeId: IdText })

export const schedulePrices = endpoint({
  method: 'POST',
  url: '/staff/scheduled-prices',
  schema: {
    summary: 'Staff: new unit prices of products from a minute on, all or none',
    description:
      'A preview of the shop at that minute shows them. They replace what the price is by then.',
    tags,
    body: SchedulePrices,
    response: { 200: ScheduledPrices, ...problems(400, 401, 403, 404, 409, 422) },
  },
})

export const getScheduledPrices = endpoint({
  method: 'GET',
  url: '/staff/scheduled-prices/:changeId',
  schema: {
    summary: 'Staff: prices that begin by themselves, or have begun',
    tags,
    params: ofChange,
    response: { 200: ScheduledPrices, ...problems(401, 403, 404, 422) },
  },
})

export const cancelScheduledPrices = endpoint({
  method: 'POST',
  url: '/staff/scheduled-prices/:changeId/cancel',
  schema: {
    summary: 'Staff: keeps scheduled prices from beginning; taken back in the history',
    tags,
    params: ofChange,
    response: { 200: ScheduledPrices, ...problems(401, 403, 404, 409, 422) },
  },
})

export const findProductSchedule = endpoint({
  method: 'GET',
  url: '/staff/products/:productId/scheduled-prices',
  schema: {
    summary: 'Staff: the prices of a product that are to come, the next first',
    tags,
    params: z.object({ productId: IdText }),
    response: {
      200: z.object({
        rows: z.array(z.object({ changeId: Id, startsAt: z.string(), newPrice: Money })),
      }),
      ...problems(401, 403, 422),
    },
  },
})
