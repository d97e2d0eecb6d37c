import * as contract from '@mendwell/contract/catalog/alerts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../../deps/deps.ts'
import { signatureOf } from '../../../ground/principal.ts'
import { signedIn } from '../../../http/sessions/identify.ts'
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
