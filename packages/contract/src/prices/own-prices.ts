import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { problems } from '../wire/errors.ts'
import { IdText, Money } from '../wire/shapes.ts'
import { PriceStep } from './price-steps.ts'

export const getOwnPrice = endpoint({
  method: 'GET',
  url: '/products/:productId/ownPrice',
  schema: {
    summary:
      'What a product costs the signed-in customer, with the prices of groups the customer is in',
    tags: ['catalog'],
    params: z.object({ productId: IdText }),
    response: {
      200: z.object({
        /** Per piece, for everyone. */
        onlinePrice: Money,
        /** From how many pieces it costs this customer less; from one if a price was agreed. */
        tiers: z.array(PriceStep),
      }),
      ...problems(401, 404, 422),
    },
  },
})
