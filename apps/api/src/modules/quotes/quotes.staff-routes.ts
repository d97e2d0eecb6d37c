import * as contract from '@mendwell/contract/orders/quotes'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../deps/deps.ts'
import { answerOnce } from '../../http/answer-once.ts'
import { signedIn } from '../../http/sessions/identify.ts'
import { answerQuote, closeQuote } from './answer-quote.ts'
import { countNewQuotes, findQuotePage } from './quotes.repository.ts'

/** Staff door: requests for a quote. */
export const staffQuoteRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...contract.findQuotes,
      handler: async (request) => {
        const [page, waiting] = await Promise.all([
          findQuotePage(deps.db, request.query),
          countNewQuotes(deps.db),
        ])
        return { ...page, waiting }
      },
    })

    app.route({
      ...contract.answerQuote,
      handler: async (request, reply) => {
        const who = await signedIn(deps, request)
        const key = request.headers['idempotency-key']
        return answerOnce(reply, await answerQuote(deps, { who, answer: request.body, key }))
      },
    })

    app.route({
      ...contract.closeQuote,
      handler: async (request) => closeQuote(deps, await signedIn(deps, request), request.body),
    })
  }
