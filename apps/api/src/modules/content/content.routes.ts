import * as contract from '@mendwell/contract/content/content'
import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../deps/deps.ts'
import { answerOnce } from '../../http/answer-once.ts'
import { acceptOneClick } from '../../http/one-click.ts'
import { signedIn } from '../../http/sessions/identify.ts'
import { wantedLanguage } from '../../http/wanted-language.ts'
import { sendContactMessage } from './contact/send-contact-message.ts'
import { saveStoreHours } from './hours/save-store-hours.ts'
import { findStoreHours } from './hours/store-hours.repository.ts'
import { confirmSubscription, endSubscription } from './newsletter/answer-newsletter.ts'
import { subscribe } from './newsletter/subscribe.ts'

interface ContactRequest {
  body: contract.ContactMessage
  headers: { 'idempotency-key'?: string | undefined }
  ip: string
}

/** Open door: contacting the shop, the newsletter, the opening hours. */
export const contentRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    const receiveMessage = async (request: ContactRequest, reply: FastifyReply) => {
      const key = request.headers['idempotency-key']
      const sending = { message: request.body, key, ip: request.ip }
      return answerOnce(reply, await sendContactMessage(deps, sending))
    }
    app.route({ ...contract.sendContactMessage, handler: receiveMessage })
    app.route({ ...contract.sendContactMessageShort, handler: receiveMessage })
    app.route({ ...contract.sendContactMessagePlain, handler: receiveMessage })

    app.route({
      ...contract.subscribe,
      handler: async (request, reply) => {
        const key = request.headers['idempotency-key']
        const { email } = request.body
        const subscribing = { email, key, ip: request.ip, language: wantedLanguage(request) }
        return answerOnce(reply, await subscribe(deps, subscribing))
      },
    })

    app.route({
      ...contract.confirmSubscription,
      handler: (request) => confirmSubscription(deps.db, request.body.token),
    })

    app.route({ ...contract.findStoreHours, handler: () => findStoreHours(deps.db) })
  }

/** Open door: unsubscribing from a newsletter by its link. */
export const unsubscribeRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    acceptOneClick(app, { address: '/subscription/unsubscribe', page: 'unsubscribe' })

    app.route({
      ...contract.unsubscribe,
      handler: (request) => endSubscription(deps.db, request.query.t),
    })
  }

/** Staff door. */
export const staffContentRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...contract.saveStoreHours,
      handler: async (request) =>
        saveStoreHours(deps.db, [request.body].flat(), await signedIn(deps, request)),
    })
  }
