import * as contract from '@mendwell/contract/prices/scheduled-prices'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../../deps/deps.ts'
import { signedIn } from '../../../http/sessions/identify.ts'
import { cancelScheduledPrices, getScheduledPrices, schedulePrices } from './schedule-prices.ts'
import { findProductSchedule } from './scheduled-prices.repository.ts'

/** Staff door: prices that begin by themselves. */
export const scheduledPriceRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...contract.schedulePrices,
      handler: async (request) => schedulePrices(deps, await signedIn(deps, request), request.body),
    })

    app.route({
      ...contract.cancelScheduledPrices,
      handler: async (request) =>
        cancelScheduledPrices(deps.db, await signedIn(deps, request), request.params.changeId),
    })

    app.route({
      ...contract.getScheduledPrices,
      config: { permission: 'catalogue.read' },
      handler: (request) => getScheduledPrices(deps.db, request.params.changeId),
    })

    app.route({
      ...contract.findProductSchedule,
      config: { permission: 'catalogue.read' },
      handler: async (request) => ({
        rows: await findProductSchedule(deps.db, request.params.productId),
      }),
    })
  }
