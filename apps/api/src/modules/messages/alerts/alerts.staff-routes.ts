import * as contract from '@mendwell/contract/alerts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../../deps.ts'
import { signedIn } from '../../../http/sessions/identify.ts'
import { signatureOf } from '../../../principal.ts'
import { sendSmsAlert } from './send-sms-alert.ts'

/** Staff door. */
export const staffAlertRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...contract.alertBySms,
      handler: async (request) => {
        const sender = signatureOf(await signedIn(deps, request))
        return sendSmsAlert(deps, request.body.message, sender)
      },
    })
  }
