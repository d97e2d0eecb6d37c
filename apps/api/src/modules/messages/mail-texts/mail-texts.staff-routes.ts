import * as contract from '@mendwell/contract/content/mail-texts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../../deps/deps.ts'
import { signedIn } from '../../../http/sessions/identify.ts'
import { LIMITS } from '../../../limits/attempt-limits.ts'
import { reserveAttempt } from '../../../limits/reserve-attempt.ts'
import { previewMail, queueTestMail } from './preview-mail.ts'
import { listMailTexts, saveMailText } from './save-mail-text.ts'

/** Staff door, settings.write: the owner's own texts of mails. */
export const mailTextRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...contract.findMailTexts,
      handler: async () => ({ rows: await listMailTexts(deps.db) }),
    })

    app.route({
      ...contract.saveMailText,
      handler: async (request) => {
        const { text, before } = request.body
        const { mail } = request.params
        return saveMailText(deps.db, await signedIn(deps, request), { mail, text, before })
      },
    })

    app.route({
      ...contract.previewMail,
      handler: ({ body }) => previewMail(deps, body),
    })

    app.route({
      ...contract.sendTestMail,
      handler: async (request) => {
        const { custId } = await signedIn(deps, request)
        await reserveAttempt(deps, LIMITS.testMail, custId)
        return queueTestMail(deps.db, custId, request.body)
      },
    })
  }
