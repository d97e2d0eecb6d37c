import * as contract from '@mendwell/contract/packs/staff-packs'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../deps/deps.ts'
import { signedIn } from '../../http/sessions/identify.ts'
import { changePacks, getProductPacks } from './change-packs.ts'

/** Staff door, catalogue.write: products that are packs of the same pieces. All who see the catalog may read them. */
export const staffPackRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...contract.getProductPacks,
      config: { permission: 'catalogue.read' },
      handler: (request) => getProductPacks(deps.db, request.params.productId),
    })

    app.route({
      ...contract.arrangeProductPacks,
      handler: async (request) => {
        const who = await signedIn(deps, request)
        return changePacks(deps.db, who, { ...request.params, change: request.body })
      },
    })
  }
