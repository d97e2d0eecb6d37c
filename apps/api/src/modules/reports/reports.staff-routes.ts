import * as contract from '@mendwell/contract/shop/staff-today'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../deps/deps.ts'
import { identify } from '../../http/sessions/identify.ts'
import { getSales } from './get-sales.ts'
import { getToday } from './get-today.ts'

/** Staff door: the first screen of the back office. */
export const todayRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...contract.getToday,
      config: { permission: 'any' },
      handler: async (request) => getToday(deps.db, await identify(deps, request)),
    })

    app.route({ ...contract.getSales, handler: (request) => getSales(deps.db, request.query) })
  }
