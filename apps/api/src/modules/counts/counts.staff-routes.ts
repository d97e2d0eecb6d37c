import * as contract from '@mendwell/contract/lots/counts'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../deps/deps.ts'
import { staffMay } from '../../ground/principal.ts'
import { answerOnce } from '../../http/answer-once.ts'
import { signedIn } from '../../http/sessions/identify.ts'
import { bookCount } from './book-count.ts'
import { cancelCount, enterCount, openCount } from './change-count.ts'
import { findCountPage, findSuppliersOfStock } from './counts.repository.ts'
import { getStockCount } from './get-count.ts'

/** Staff door, lots.write: counts of stock. Stock not tracked by lot is counted by roles that may adjust stock. */
export const staffCountRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    const { db } = deps
    const asked = async (request: FastifyRequest) => {
      const who = await signedIn(deps, request)
      const header = request.headers['idempotency-key']
      return {
        who,
        key: typeof header === 'string' ? header : undefined,
        mayAdjustStock: staffMay(who, 'stock.write'),
      }
    }

    app.route({
      ...contract.findStockCounts,
      handler: async (request) => {
        const { rows, total } = await findCountPage(db, request.query)
        return { rows: rows.map(({ isBlind: _, ...row }) => row), total }
      },
    })

    app.route({
      ...contract.findCountSuppliers,
      handler: async () => ({ suppliers: await findSuppliersOfStock(db) }),
    })

    app.route({
      ...contract.getStockCount,
      handler: (request) => getStockCount(db, request.params.countId),
    })

    app.route({
      ...contract.openStockCount,
      handler: async (request, reply) => {
        const { who, ...asking } = await asked(request)
        return answerOnce(reply, await openCount(db, who, { asked: request.body, ...asking }))
      },
    })

    app.route({
      ...contract.enterCount,
      handler: async (request) => {
        const who = await signedIn(deps, request)
        return enterCount(db, who, { ...request.params, entry: request.body })
      },
    })

    app.route({
      ...contract.bookStockCount,
      handler: async (request, reply) => {
        const { who, ...asking } = await asked(request)
        const booking = { ...request.params, asked: request.body, ...asking }
        return answerOnce(reply, await bookCount(db, who, booking))
      },
    })

    app.route({
      ...contract.cancelStockCount,
      handler: async (request) =>
        cancelCount(db, await signedIn(deps, request), request.params.countId),
    })
  }
