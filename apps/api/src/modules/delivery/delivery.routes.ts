import * as contract from '@mendwell/contract/delivery/delivery'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../deps/deps.ts'
import { getProductDelivery } from './get-product-delivery.ts'

/** Open door: when a product arrives. Never cached: the answer changes at the cut-off. */
export const deliveryRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...contract.findProductDelivery,
      handler: ({ params, query }) =>
        getProductDelivery(deps, { ...params, postalCode: query.postalCode }),
    })
  }
