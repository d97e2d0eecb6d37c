import * as contract from '@mendwell/contract/orders/order-edits'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../../deps/deps.ts'
import { answerOnce } from '../../../http/answer-once.ts'
import { signedIn } from '../../../http/sessions/identify.ts'
import { editOrder } from './edit-order.ts'
import { quoteEdit } from './quote-edit.ts'

/** Staff door, orders.write: editing placed orders. */
export const orderEditRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...contract.quoteOrderEdit,
      handler: async (request) =>
        quoteEdit(deps.db, {
          orderId: request.params.orderId,
          changes: request.body,
          who: await signedIn(deps, request),
        }),
    })

    app.route({
      ...contract.saveOrderEdit,
      handler: async (request, reply) => {
        const outcome = await editOrder(deps, {
          orderId: request.params.orderId,
          edit: request.body,
          who: await signedIn(deps, request),
          key: request.headers['idempotency-key'],
        })
        return answerOnce(reply, outcome)
      },
    })
  }
