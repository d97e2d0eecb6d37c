import * as contract from '@mendwell/contract/prices/price-tiers'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../deps/deps.ts'
import { signedIn } from '../../http/sessions/identify.ts'
import { changeTiers, getProductTiers } from './change-tiers.ts'

/** Staff door, catalogue.write: quantity prices of products. All who see the catalog may read them. */
export const staffTierRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...contract.getProductTiers,
      config: { permission: 'catalogue.read' },
      handler: (request) => getProductTiers(deps.db, request.params.productId),
    })

    app.route({
      ...contract.saveProductTiers,
      handler: async (request) => {
        const who = await signedIn(deps, request)
        return changeTiers(deps.db, who, { ...request.params, change: request.body })
      },
    })
  }
