import * as contract from '@mendwell/contract/content/back-in-stock'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../deps/deps.ts'
import { countWaiting } from './back-in-stock.repository.ts'

/** Staff door: how many wait for a product. The mailboxes are not shown. */
export const staffBackInStockRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...contract.countBackInStock,
      handler: async (request) => ({
        waiting: await countWaiting(deps.db, request.params.productId),
      }),
    })
  }
