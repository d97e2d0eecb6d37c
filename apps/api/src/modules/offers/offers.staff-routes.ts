import * as contract from '@mendwell/contract/offers/promotions'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../deps/deps.ts'
import { signedIn } from '../../http/sessions/identify.ts'
import { changePromotion, makePromotion, movePromotion } from './change-promotions.ts'
import { findPromotions } from './promotions.repository.ts'

/** Staff door: promotions and their codes. */
export const staffOfferRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...contract.findPromotions,
      handler: async () => ({ rows: await findPromotions(deps.db) }),
    })

    app.route({
      ...contract.makePromotion,
      handler: async (request) =>
        makePromotion(deps.db, await signedIn(deps, request), request.body),
    })

    app.route({
      ...contract.changePromotion,
      handler: async (request) => {
        const { promotionId } = request.params
        const who = await signedIn(deps, request)
        return changePromotion(deps.db, who, { promotionId, promotion: request.body })
      },
    })

    app.route({
      ...contract.movePromotion,
      handler: async (request) => {
        const { promotionId } = request.params
        const who = await signedIn(deps, request)
        return movePromotion(deps.db, who, { promotionId, to: request.body.state })
      },
    })
  }
