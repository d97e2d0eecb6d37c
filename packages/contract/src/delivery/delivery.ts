import { DELIVERY_PARTS, DELIVERY_PLACES } from '@mendwell/domain/delivery/delivery-parts'
import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { problems } from '../wire/errors.ts'
import { day, IdText, line } from '../wire/shapes.ts'
import { SurchargedGoods } from './shipping-rates.ts'

const tags = ['delivery'] as const

/** What is promised for some pieces; see domain/delivery/delivery-parts.ts. */
export const DeliveryPart = z.object({
  part: z.enum(DELIVERY_PARTS),
  pieces: z.int(),
  /** Days of the shop's calendar, inclusive; null without a date. */
  days: z.nullable(z.object({ from: day(), to: day() })),
})
export type DeliveryPart = z.output<typeof DeliveryPart>

/** What is promised for shipping and for pickup. */
export const DeliveryPromise = z.object({
  place: z.enum(DELIVERY_PLACES),
  sent: z.array(DeliveryPart),
  collected: z.array(DeliveryPart),
})
export type DeliveryPromise = z.output<typeof DeliveryPromise>

export const findProductDelivery = endpoint({
  method: 'GET',
  url: '/products/:productId/delivery',
  schema: {
    summary:
      'When one piece of a product arrives that is ordered now, and what its weight and size cost; null where nobody can order it',
    tags,
    params: z.object({ productId: IdText }),
    querystring: z.object({ postalCode: z.optional(line(20)) }),
    response: {
      200: z.object({
        delivery: z.nullable(DeliveryPromise),
        /** The shipping surcharge for one piece; null: none. */
        surcharges: z.nullable(SurchargedGoods),
      }),
      ...problems(404, 422),
    },
  },
})
