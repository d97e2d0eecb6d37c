import * as contract from '@mendwell/contract/orders/refunds'
import * as changes from '@mendwell/contract/staff-orders/order-changes'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../../deps/deps.ts'
import { signatureOf } from '../../../ground/principal.ts'
import { answerOnce } from '../../../http/answer-once.ts'
import { signedIn } from '../../../http/sessions/identify.ts'
import { listRefunds } from '../../orders/money/list-refunds.ts'
import { quoteRefund } from './quote-refund.ts'
import { refundOrder, retryRefund } from './refund-order.ts'

/** Staff door: refunds. */
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
      ...changes.quoteRefund,
      handler: (request) =>
        quoteRefund(deps.db, { orderId: request.params.orderId, items: request.body.items }),
    })

    app.route({
      ...contract.findRefunds,
      config: { permission: 'orders.read' },
      handler: (request) => listRefunds(deps, request.params.orderId),
    })
  }
