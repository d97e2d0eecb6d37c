import * as contract from '@mendwell/contract/balances/staff-gift-cards'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../deps/deps.ts'
import { answerOnce } from '../../http/answer-once.ts'
import { csvFile } from '../../http/csv-file.ts'
import { signedIn } from '../../http/sessions/identify.ts'
import { changeGiftCard } from './cards/change-gift-card.ts'
import { cardOf, getCardWithLedger } from './cards/get-card.ts'
import { getLiability, liabilityCsv } from './cards/get-liability.ts'
import { findCards } from './cards/gift-cards.repository.ts'
import { issueGiftCard } from './cards/issue-gift-card.ts'

/** How many are listed; the search finds the others. */
const SHOWN = 100

/** Staff door: gift cards and store credit. */
export const staffGiftCardRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...contract.findGiftCards,
      handler: async (request) => {
        const term = request.query.term?.trim() ?? ''
        const found = await findCards(deps.db, term, SHOWN + 1)
        return { rows: found.slice(0, SHOWN).map(cardOf), hasMore: found.length > SHOWN }
      },
    })

    app.route({
      ...contract.findGiftCard,
      handler: (request) => getCardWithLedger(deps.db, request.params.balanceId),
    })

    app.route({
      ...contract.issueGiftCard,
      handler: async (request, reply) => {
        const who = await signedIn(deps, request)
        const key = request.headers['idempotency-key']
        reply.header('Cache-Control', 'no-store')
        return answerOnce(reply, await issueGiftCard(deps, { who, card: request.body, key }))
      },
    })

    app.route({
      ...contract.changeGiftCard,
      handler: async (request) => {
        const { balanceId } = request.params
        const who = await signedIn(deps, request)
        return changeGiftCard(deps.db, who, { balanceId, ...request.body })
      },
    })

    app.route({
      ...contract.findLiability,
      handler: async () => ({ rows: await getLiability(deps.db) }),
    })

    app.route({
      ...contract.exportLiability,
      handler: async (_request, reply) =>
        csvFile(reply, 'gift-card-liability.csv').send(await liabilityCsv(deps.db)),
    })
  }
