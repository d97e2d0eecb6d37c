import * as contract from '@mendwell/contract/gift-sales/gift-sales'
import { lastMailDay } from '@mendwell/domain/tenders/gift-card-sales'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../deps/deps.ts'
import { answerOnce } from '../../http/answer-once.ts'
import { wantedLanguage } from '../../http/wanted-language.ts'
import { getShopSettings } from '../settings/shop/shop.repository.ts'
import { chargeSale, confirmSale } from './payment/charge-sale.ts'
import { findToday } from './sales/gift-sales.repository.ts'
import { startGiftSale } from './sales/start-gift-sale.ts'

/** Open door: gift cards to buy. A started purchase is opened by its own token. */
export const giftSaleRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...contract.findGiftCardOffer,
      handler: async () => {
        const { currency, giftCardRules } = await getShopSettings(deps.db)
        const { amounts, min, max } = giftCardRules
        const today = await findToday(deps.db)
        return { currency, amounts: [...amounts], min, max, today, lastDay: lastMailDay(today) }
      },
    })

    app.route({
      ...contract.startGiftSale,
      handler: async (request, reply) => {
        const key = request.headers['idempotency-key']
        reply.header('Cache-Control', 'no-store')
        const language = wantedLanguage(request)
        const starting = { sale: request.body, key, address: request.ip, language }
        return answerOnce(reply, await startGiftSale(deps, starting))
      },
    })

    app.route({
      ...contract.chargeGiftSale,
      handler: async (request, reply) => {
        const key = request.headers['idempotency-key']
        const charging = { ...request.body, key, address: request.ip }
        return answerOnce(reply, await chargeSale(deps, charging))
      },
    })

    app.route({
      ...contract.confirmGiftSale,
      handler: (request) => confirmSale(deps, request.body.saleToken),
    })
  }
