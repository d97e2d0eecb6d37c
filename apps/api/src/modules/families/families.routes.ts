import * as contract from '@mendwell/contract/catalog/families'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../deps/deps.ts'
import { getFamily } from './get-family.ts'

/** Open door: a product's sizes, colors and strengths. */
export const familyRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...contract.findProductFamily,
      handler: (request) => getFamily(deps, request.params.productId),
    })
  }
