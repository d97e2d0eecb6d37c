import * as contract from '@mendwell/contract/replacements/replacements'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../../deps/deps.ts'
import { answerOnce } from '../../../http/answer-once.ts'
import { signedIn } from '../../../http/sessions/identify.ts'
import { saveReplacement } from './save-replacement.ts'

/** Staff door, returns.handle: replacing pieces of an order. */
export const replacementRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...contract.saveReplacement,
      handler: async (request, reply) => {
        const outcome = await saveReplacement(deps, {
          orderId: request.params.orderId,
          replacement: request.body,
          who: await signedIn(deps, request),
          key: request.headers['idempotency-key'],
        })
        return answerOnce(reply, outcome)
      },
    })
  }
