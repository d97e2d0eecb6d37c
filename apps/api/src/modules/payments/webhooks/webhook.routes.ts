import * as contract from '@mendwell/contract/money/webhooks'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../../deps/deps.ts'
import type { OtherPayee } from './apply-provider-event.ts'
import { receiveEvent } from './webhook.ts'

const BODY_LIMIT = 1024 * 1024

/** Open door: the card provider is verified by its signature over the exact bytes of the body. */
export const webhookRoutes =
  (deps: Deps, otherPayee: OtherPayee): FastifyPluginAsyncZod =>
  async (app) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser(
      'application/json',
      { parseAs: 'string', bodyLimit: BODY_LIMIT },
      (_request, body, done) => done(null, body),
    )

    app.route({
      ...contract.receiveWebhook,
      bodyLimit: BODY_LIMIT,
      handler: async (request) => {
        const header = request.headers[contract.WEBHOOK_SIGNATURE]
        const signature = typeof header === 'string' ? header : ''
        await receiveEvent(deps, { body: request.body, signature }, otherPayee)
        return { received: true }
      },
    })
  }
