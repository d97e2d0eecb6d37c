import * as contract from '@mendwell/contract/offers/scheduled-sales'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../deps/deps.ts'
import { signedIn } from '../../http/sessions/identify.ts'
import { cancelSale, changeSale, makeSale } from './schedule-sale.ts'
import { countGoods, findSales } from './scheduled-sales.repository.ts'

/** Staff door: scheduled sales. */
export const staffSaleRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...contract.findSales,
      handler: async () => ({ rows: await findSales(deps.db) }),
    })

    app.route({
      ...contract.previewSale,
      handler: (request) => countGoods(deps.db, request.body),
    })

    app.route({
      ...contract.makeSale,
      handler: async (request) => makeSale(deps.db, await signedIn(deps, request), request.body),
    })

    app.route({
      ...contract.changeSale,
      handler: async (request) => {
        const { saleId } = request.params
        const who = await signedIn(deps, request)
        return changeSale(deps.db, who, { saleId, sale: request.body })
      },
    })

    app.route({
      ...contract.cancelSale,
      handler: async (request) =>
        cancelSale(deps.db, await signedIn(deps, request), request.params.saleId),
    })
  }
