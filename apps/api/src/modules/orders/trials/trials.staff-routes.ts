import * as contract from '@mendwell/contract/offers/promotion-trial'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../../deps/deps.ts'
import { tryPromotion } from './try-promotion.ts'

/** Staff door: testing a promotion against a cart. */
export const promotionTrialRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...contract.tryPromotion,
      handler: (request) => tryPromotion(deps, request.body),
    })
  }
