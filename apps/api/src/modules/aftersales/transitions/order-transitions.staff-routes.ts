import * as contract from '@mendwell/contract/orders/shipments'
import * as changes from '@mendwell/contract/staff-orders/order-changes'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../../deps/deps.ts'
import { signedIn } from '../../../http/sessions/identify.ts'
import { transitionOrder } from './transition-order.ts'
import { transitionOrders } from './transition-orders.ts'

/** Staff door: status transitions of one or several orders. */
export const staffOrderRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...contract.transitionOrder,
      handler: async (request) => {
        const who = await signedIn(deps, request)
        return { orders: await transitionOrder(deps, { transition: request.body, who }) }
      },
    })

    app.route({
      ...changes.transitionOrders,
      handler: async (request) => {
        const who = await signedIn(deps, request)
        return transitionOrders(deps, { transitions: request.body, who })
      },
    })
  }
