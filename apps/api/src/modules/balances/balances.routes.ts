import * as contract from '@mendwell/contract/balances/gift-cards'
import { toDollars } from '@mendwell/contract/wire/dollars'
import { sum } from '@mendwell/domain/money/money'
import { availableOf } from '@mendwell/domain/tenders/ledger'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../deps/deps.ts'
import { identify, signedIn } from '../../http/sessions/identify.ts'
import { getShopSettings } from '../settings/shop/shop.repository.ts'
import { lookUpGiftCard } from './cards/look-up-gift-card.ts'
import { ledgerOf } from './ledger/book-step.ts'
import { findCreditEntries, findCreditOf } from './ledger/ledger.repository.ts'

/** Entries of store credit that a customer sees. */
const SHOWN = 50

/** Open door: the balance of a gift card, for anyone with its code. */
export const giftCardRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...contract.lookUpGiftCard,
      handler: async (request, reply) => {
        const { custId } = await identify(deps, request)
        reply.header('Cache-Control', 'no-store')
        return lookUpGiftCard(deps, { ...request.body, custId, address: request.ip })
      },
    })
  }

/** Customer door: the caller's own store credit. */
export const ownCreditRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...contract.findStoreCredit,
      handler: async (request, reply) => {
        const { custId } = await signedIn(deps, request)
        const { currency } = await getShopSettings(deps.db)
        const own = await findCreditOf(deps.db, custId)
        const entries = await findCreditEntries(deps.db, custId, SHOWN)
        reply.header('Cache-Control', 'no-store')
        return {
          balance: sum(own.map((one) => availableOf(ledgerOf(one)))),
          currency: own[0]?.currency ?? currency,
          entries: entries.map(({ cents, ...entry }) => ({ ...entry, amount: toDollars(cents) })),
        }
      },
    })
  }
