import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { problems } from '../wire/errors.ts'
import { Id, Money } from '../wire/shapes.ts'

const tags = ['returns'] as const

export const FindSizes = z.object({ orderId: Id })
export type FindSizes = z.output<typeof FindSizes>

/** The sizes each item of an order can be exchanged for now; items without any are omitted. */
export const ExchangeSizes = z.object({
  items: z.array(
    z.object({
      orderItemId: Id,
      sizes: z.array(
        z.object({
          productId: Id,
          /** What distinguishes it from the others, such as 'Large, left'. */
          label: z.string(),
          /** Per piece, at today's price for this shopper. */
          price: Money,
          /** Pieces in stock; null if not counted. */
          available: z.nullable(z.int()),
        }),
      ),
    }),
  ),
  currency: z.string(),
})
export type ExchangeSizes = z.output<typeof ExchangeSizes>
export type ExchangeSizesWire = z.input<typeof ExchangeSizes>

export const findExchangeSizes = endpoint({
  method: 'POST',
  url: '/returns/sizes',
  schema: {
    summary: 'For which sizes in stock the items of an order can be exchanged',
    tags,
    body: FindSizes,
    response: { 200: ExchangeSizes, ...problems(400, 401, 404, 422) },
  },
})
