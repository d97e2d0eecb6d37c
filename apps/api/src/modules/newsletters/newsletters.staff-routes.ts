import * as contract from '@mendwell/contract/newsletters/newsletters'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../deps/deps.ts'
import { signedIn } from '../../http/sessions/identify.ts'
import { LIMITS } from '../../limits/attempt-limits.ts'
import { reserveAttempt } from '../../limits/reserve-attempt.ts'
import { previewNewsletter, queueTestNewsletter } from './newsletter-mail.ts'
import { findNewsletters } from './newsletters.repository.ts'
import { continueNewsletter, sendNewsletter, stopNewsletter } from './release-newsletter.ts'
import { getNewsletter, removeNewsletter, saveNewsletter } from './write-newsletter.ts'

/** Staff door, content.write: newsletters are written, tried, sent, stopped and continued. */
export const newsletterRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...contract.findNewsletters,
      handler: ({ query: { q, page, size } }) =>
        findNewsletters(deps.db, { q, limit: size, offset: (page - 1) * size }),
    })

    app.route({
      ...contract.getNewsletter,
      handler: (request) => getNewsletter(deps.db, request.params.id),
    })

    app.route({
      ...contract.saveNewsletter,
      handler: async (request) =>
        saveNewsletter(deps.db, await signedIn(deps, request), request.body),
    })

    app.route({
      ...contract.removeNewsletter,
      handler: async (request) =>
        removeNewsletter(deps.db, await signedIn(deps, request), request.body.newsletterId),
    })

    app.route({
      ...contract.previewNewsletter,
      handler: (request) => previewNewsletter(deps, request.body),
    })

    app.route({
      ...contract.testNewsletter,
      handler: async (request) => {
        const { custId } = await signedIn(deps, request)
        await reserveAttempt(deps, LIMITS.testMail, custId)
        return queueTestNewsletter(deps, custId, request.body)
      },
    })

    app.route({
      ...contract.sendNewsletter,
      handler: async (request) => sendNewsletter(deps, await signedIn(deps, request), request.body),
    })

    app.route({
      ...contract.stopNewsletter,
      handler: async (request) =>
        stopNewsletter(deps, await signedIn(deps, request), request.body.newsletterId),
    })

    app.route({
      ...contract.continueNewsletter,
      handler: async (request) =>
        continueNewsletter(deps, await signedIn(deps, request), request.body.newsletterId),
    })
  }
