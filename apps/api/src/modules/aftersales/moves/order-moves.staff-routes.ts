import * as contract from '@mendwell/contract/shipments'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../../deps.ts'
import { signedIn } from '../../../http/identify.ts'
import { moveOrder } from './move-order.ts'

/** Staff door: an order goes its way. */
export const staffOrderRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...contract.moveOrder,
      handler: async (request) => {
        const who = await signedIn(deps, request)
        return { orders: await moveOrder(deps, { move: request.body, who }) }
      },
    })
  }
