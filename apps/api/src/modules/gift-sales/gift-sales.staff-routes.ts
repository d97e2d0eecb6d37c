import * as contract from '@mendwell/contract/gift-sales/staff-gift-sales'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../deps/deps.ts'
import { signedIn } from '../../http/sessions/identify.ts'
import { refundGiftSale } from './payment/refund-gift-sale.ts'
import { correctRecipient } from './sales/correct-recipient.ts'

/** Staff door: sales of gift cards to shoppers; the gift cards themselves are listed with all others. */
export const staffGiftSaleRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...contract.correctGiftRecipient,
      handler: async (request) => {
        const who = await signedIn(deps, request)
        return correctRecipient(deps.db, who, { ...request.params, ...request.body })
      },
    })

    app.route({
      ...contract.refundGiftSale,
      handler: async (request) => {
        const who = await signedIn(deps, request)
        return refundGiftSale(deps.db, who, { ...request.params, ...request.body })
      },
    })
  }
