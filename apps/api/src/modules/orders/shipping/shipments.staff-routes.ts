import * as contract from '@mendwell/contract/orders/shipments'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../../deps/deps.ts'
import { signatureOf } from '../../../ground/principal.ts'
import { answerOnce } from '../../../http/answer-once.ts'
import { signedIn } from '../../../http/sessions/identify.ts'
import { deliverShipment } from './deliver-shipment.ts'
import { saveShipment } from './save-shipment.ts'

/** Staff door: parcels leave and arrive. */
export const staffShipmentRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...contract.saveShipment,
      handler: async (request, reply) => {
        const outcome = await saveShipment(deps, {
          shipment: request.body,
          key: request.headers['idempotency-key'],
          sentBy: signatureOf(await signedIn(deps, request)),
        })
        return answerOnce(reply, outcome)
      },
    })

    app.route({
      ...contract.deliverShipment,
      handler: async (request) => {
        const movedBy = signatureOf(await signedIn(deps, request))
        return deliverShipment(deps, { shipmentId: request.body.shipmentId, movedBy })
      },
    })
  }
