import * as contract from '@mendwell/contract/orders/own-orders'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../../deps/deps.ts'
import { orderReader } from '../../orders/access/order-reader.http.ts'
import { cancelOwnOrder } from './cancel-own-order.ts'
import { changeOwnAddress } from './change-own-address.ts'

/** Open door: each call asks for the order's token or its customer's session. */
export const ownOrderRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...contract.cancelOwnOrder,
      handler: async (request) => ({
        orders: await cancelOwnOrder(deps, {
          shopper: await orderReader(deps, request),
          orderId: request.body.orderId,
        }),
      }),
    })

    app.route({
      ...contract.changeOwnAddress,
      handler: async (request) => ({
        orders: await changeOwnAddress(deps, {
          shopper: await orderReader(deps, request),
          ...request.body,
        }),
      }),
    })
  }
