import * as contract from '@mendwell/contract/balances/gift-cards'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../../deps/deps.ts'
import { orderReader } from '../../orders/access/order-reader.http.ts'
import {
  getTenders,
  payByGiftCard,
  payByStoreCredit,
  payWithoutCard,
  removeTender,
} from './pay-by-balance.ts'

/** Open door: each call asks for the order's token or a session. */
export const tenderRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...contract.findTenders,
      handler: async (request) =>
        getTenders(deps, {
          reader: await orderReader(deps, request),
          orderId: request.params.orderId,
        }),
    })

    app.route({
      ...contract.payByGiftCard,
      handler: async (request) =>
        payByGiftCard(deps, {
          reader: await orderReader(deps, request),
          ...request.body,
          address: request.ip,
        }),
    })

    app.route({
      ...contract.payByStoreCredit,
      handler: async (request) =>
        payByStoreCredit(deps, { reader: await orderReader(deps, request), ...request.body }),
    })

    app.route({
      ...contract.removeTender,
      handler: async (request) =>
        removeTender(deps, { reader: await orderReader(deps, request), ...request.body }),
    })

    app.route({
      ...contract.payWithoutCard,
      handler: async (request) =>
        payWithoutCard(deps, { reader: await orderReader(deps, request), ...request.body }),
    })
  }
