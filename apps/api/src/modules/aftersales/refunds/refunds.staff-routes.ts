import * as contract from '@mendwell/contract/refunds'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../../deps.ts'
import { answerOnce } from '../../../http/answer-once.ts'
import { signedIn } from '../../../http/identify.ts'
import { signatureOf } from '../../../principal.ts'
import { listRefunds, refundOrder, retryRefund } from './refund-order.ts'

/** Staff door: money goes back. */
export const staffRefundRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...contract.saveRefund,
      handler: async (request, reply) => {
        const requestedBy = signatureOf(await signedIn(deps, request))
        const key = request.headers['idempotency-key']
        const outcome = await refundOrder(deps, { refund: request.body, key, requestedBy })
        return answerOnce(reply, outcome)
      },
    })

    app.route({
      ...contract.retryRefund,
      handler: async (request, reply) => {
        const requestedBy = signatureOf(await signedIn(deps, request))
        const key = request.headers['idempotency-key']
        const { refundId } = request.body
        const outcome = await retryRefund(deps, { refundId, key, requestedBy })
        return answerOnce(reply, outcome)
      },
    })

    app.route({
      ...contract.findRefunds,
      config: { permission: 'orders.read' },
      handler: (request) => listRefunds(deps, request.params.orderId),
    })
  }
