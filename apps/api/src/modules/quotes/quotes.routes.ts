import * as contract from '@mendwell/contract/orders/quotes'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../deps/deps.ts'
import { answerOnce } from '../../http/answer-once.ts'
import { identify } from '../../http/sessions/identify.ts'
import { requestQuote } from './request-quote.ts'

/** Open door: requesting a quote. */
export const quoteRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...contract.requestQuote,
      handler: async (request, reply) => {
        const { custId } = await identify(deps, request)
        const key = request.headers['idempotency-key']
        const input = { request: request.body, custId, key, ip: request.ip }
        return answerOnce(reply, await requestQuote(deps, input))
      },
    })
  }
