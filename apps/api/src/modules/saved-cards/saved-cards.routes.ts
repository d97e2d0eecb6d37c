import * as contract from '@mendwell/contract/money/saved-cards'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../deps/deps.ts'
import { signedIn } from '../../http/sessions/identify.ts'
import { addCard, finishCard } from './add-card.ts'
import { chooseCard, removeCard } from './change-cards.ts'
import { listCards } from './list-cards.ts'

/** Customer door: the caller's own saved cards. */
export const ownCardRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...contract.findSavedCards,
      handler: async (request, reply) => {
        const { custId } = await signedIn(deps, request)
        // The next person to sign in on this device may be someone else.
        reply.header('Cache-Control', 'no-store')
        return { cards: await listCards(deps, deps.db, custId) }
      },
    })

    app.route({
      ...contract.addCard,
      handler: async (request) => {
        const { custId } = await signedIn(deps, request)
        const { token } = request.body
        const key = request.headers['idempotency-key']
        return addCard(deps, { custId, address: request.ip }, { token, key })
      },
    })

    app.route({
      ...contract.finishCard,
      handler: async (request) => {
        const { custId } = await signedIn(deps, request)
        return finishCard(deps, { custId, address: request.ip }, request.body.reference)
      },
    })

    app.route({
      ...contract.chooseSavedCard,
      handler: async (request) => {
        const { custId } = await signedIn(deps, request)
        return { cards: await chooseCard(deps, custId, request.body.savedCardId) }
      },
    })

    app.route({
      ...contract.removeSavedCard,
      handler: async (request) => {
        const { custId } = await signedIn(deps, request)
        await removeCard(deps, custId, request.params.savedCardId)
        return { removed: true }
      },
    })
  }
