import * as contract from '@mendwell/contract/content/back-in-stock'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../deps/deps.ts'
import { wantedLanguage } from '../../http/wanted-language.ts'
import { askBackInStock } from './ask-back-in-stock.ts'
import { deleteRequestByToken } from './back-in-stock.repository.ts'
import { confirmBackInStock } from './confirm-back-in-stock.ts'

/** Open door: notices when a sold-out product is back in stock. */
export const backInStockRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...contract.askBackInStock,
      handler: (request) => {
        const { body, ip } = request
        return askBackInStock(deps, { ...body, ip, language: wantedLanguage(request) })
      },
    })

    app.route({
      ...contract.confirmBackInStock,
      handler: (request) => confirmBackInStock(deps, request.body.token),
    })

    app.route({
      ...contract.endBackInStock,
      handler: async (request) => {
        await deleteRequestByToken(deps.db, request.body.token)
        return { asked: false }
      },
    })
  }
