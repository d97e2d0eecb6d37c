import * as contract from '@mendwell/contract/recalls/recall-notices'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../deps/deps.ts'
import { answerNotice, openNotice } from './notices/answer-notice.ts'
import { findPublicPage, findRecallsOfProduct } from './notices/public-recalls.repository.ts'

/** Open door: confirmed recalls; the link of a notice shows what its order received. */
export const recallRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...contract.findPublicRecalls,
      handler: (request) => findPublicPage(deps.db, request.query),
    })

    app.route({
      ...contract.findProductRecalls,
      handler: (request) => findRecallsOfProduct(deps.db, request.params.productId),
    })

    app.route({
      ...contract.openRecallNotice,
      handler: (request) => openNotice(deps.db, request.body.token),
    })

    app.route({
      ...contract.answerRecallNotice,
      handler: (request) => answerNotice(deps, request.body),
    })
  }
