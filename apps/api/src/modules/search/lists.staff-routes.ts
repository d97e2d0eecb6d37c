import * as contract from '@mendwell/contract/catalog/staff-products'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../deps/deps.ts'
import { maySeeCosts } from '../../ground/principal.ts'
import { identify } from '../../http/sessions/identify.ts'
import { listStaffProducts } from './staff-list/list-staff-products.ts'

/** Staff door: the list of products, including hidden ones. */
export const staffListRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...contract.listStaffProducts,
      handler: async (request) => {
        const seesCosts = maySeeCosts(await identify(deps, request))
        return listStaffProducts(deps.db, { ...request.query, seesCosts })
      },
    })
  }
