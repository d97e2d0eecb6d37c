import * as contract from '@mendwell/contract/offers/single-codes'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../../deps/deps.ts'
import { answerOnce } from '../../../http/answer-once.ts'
import { csvFile } from '../../../http/csv-file.ts'
import { signedIn } from '../../../http/sessions/identify.ts'
import { codesCsv } from './codes-csv.ts'
import { getCodes, makeCodes } from './make-codes.ts'

/** Staff door: single-use codes. */
export const staffCodeRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...contract.findSingleCodes,
      handler: (request) => getCodes(deps.db, request.params.promotionId),
    })

    app.route({
      ...contract.makeSingleCodes,
      handler: async (request, reply) => {
        const who = await signedIn(deps, request)
        const key = request.headers['idempotency-key']
        const { promotionId } = request.params
        const { pieces } = request.body
        return answerOnce(reply, await makeCodes(deps.db, { who, promotionId, pieces, key }))
      },
    })

    app.route({
      ...contract.exportSingleCodes,
      handler: async (request, reply) => {
        const { promotionId } = request.params
        const { batchId } = request.query
        const file = await codesCsv(deps, { promotionId, batchId })
        return csvFile(reply, `promotion-${promotionId}-codes.csv`).send(file)
      },
    })
  }
