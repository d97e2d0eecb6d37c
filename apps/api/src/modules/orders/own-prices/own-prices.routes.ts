import * as contract from '@mendwell/contract/prices/own-prices'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../../deps/deps.ts'
import { signedIn } from '../../../http/sessions/identify.ts'
import { getOwnPrice } from './get-own-price.ts'

/** Customer door: prices of the customer's groups, which no cached page may show. */
export const ownPriceRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...contract.getOwnPrice,
      handler: async (request, reply) => {
        const { custId } = await signedIn(deps, request)
        const { productId } = request.params
        // The next person to sign in on this device may be someone else.
        reply.header('Cache-Control', 'no-store')
        const { onlinePrice, steps } = await getOwnPrice(deps.db, { productId, custId })
        return { onlinePrice, tiers: steps.map(({ from, cents }) => ({ from, unitPrice: cents })) }
      },
    })
  }
