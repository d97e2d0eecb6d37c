import * as own from '@mendwell/contract/orders/own-orders'
import * as contract from '@mendwell/contract/orders/phone-orders'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../../deps/deps.ts'
import { answerOnce } from '../../../http/answer-once.ts'
import { signedIn } from '../../../http/sessions/identify.ts'
import { openOrder } from '../access/open-order.ts'
import { setOrderToken } from '../access/order-tokens.http.ts'
import { quoteOrder } from '../pricing/quote-order.ts'
import { placePhoneOrder } from './place-phone-order.ts'

/** Staff door, orders.write: an order taken by phone. */
export const phoneOrderRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...contract.quotePhoneOrder,
      handler: async (request) => {
        const { discount, ...cart } = request.body
        const principal = await signedIn(deps, request)
        return quoteOrder(deps, { principal, address: request.ip, off: discount }, cart)
      },
    })

    app.route({
      ...contract.savePhoneOrder,
      handler: async (request, reply) => {
        const outcome = await placePhoneOrder(deps, {
          order: request.body,
          who: await signedIn(deps, request),
          key: request.headers['idempotency-key'],
        })
        return answerOnce(reply, outcome)
      },
    })
  }

/** Open door: the mailed link of such an order. */
export const paymentLinkRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...own.openOrder,
      handler: async (request, reply) => {
        const { token } = request.body
        const opened = await openOrder(deps, { token, ip: request.ip })
        setOrderToken(deps.config, { request, reply }, token)
        return opened
      },
    })
  }
