import * as contract from '@mendwell/contract/orders/returns'
import * as sizes from '@mendwell/contract/replacements/exchange-sizes'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../../deps/deps.ts'
import { answerOnce } from '../../../http/answer-once.ts'
import { signedIn } from '../../../http/sessions/identify.ts'
import { orderReader } from '../../orders/access/order-reader.http.ts'
import { findExchangeSizes } from '../exchanges/find-sizes.ts'
import { changeRefund } from './change-refund.ts'
import { listReturns } from './list-returns.ts'
import { printReturnLabel } from './print-return-label.ts'
import { quoteReturn, saveReturn } from './save-return.ts'
import { transitionReturn } from './transition-return.ts'

/** Open door: each call asks for the order's token or a session. */
export const returnRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...contract.quoteReturn,
      handler: async (request) => quoteReturn(deps, await orderReader(deps, request), request.body),
    })

    app.route({
      ...contract.saveReturn,
      handler: async (request, reply) => {
        const outcome = await saveReturn(deps, {
          principal: await orderReader(deps, request),
          request: request.body,
          key: request.headers['idempotency-key'],
        })
        return answerOnce(reply, outcome)
      },
    })

    app.route({
      ...sizes.findExchangeSizes,
      handler: async (request) => {
        const reader = await orderReader(deps, request)
        return findExchangeSizes(deps, { reader, orderId: request.body.orderId })
      },
    })

    app.route({
      ...contract.findAllReturns,
      handler: async (request) =>
        listReturns(deps.db, await orderReader(deps, request), request.query),
    })

    app.route({
      ...contract.printReturnLabel,
      handler: async (request, reply) => {
        const { orderNum } = request.params
        const { returnNumber } = request.query
        const reader = await orderReader(deps, request)
        const pdf = await printReturnLabel(deps, reader, { orderNum, returnNumber })
        return reply
          .type('application/pdf')
          .header('Content-Disposition', `inline; filename="Mendwell-return-${orderNum}.pdf"`)
          .send(pdf)
      },
    })
  }

/** Staff door: decisions, arrivals, refunds. */
export const staffReturnRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...contract.transitionReturn,
      handler: async (request) => {
        const who = await signedIn(deps, request)
        return transitionReturn(deps, { transition: request.body, who })
      },
    })

    app.route({
      ...contract.changeRefund,
      config: { permission: ['returns.handle', 'orders.refund'] },
      handler: async (request) => changeRefund(deps, await signedIn(deps, request), request.body),
    })
  }
