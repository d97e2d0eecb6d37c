import * as contract from '@mendwell/contract/fit/staff-size-charts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../deps/deps.ts'
import { signedIn } from '../../http/sessions/identify.ts'
import {
  changeSizeChart,
  getStaffSizeChart,
  makeSizeChart,
  removeSizeChart,
} from './edit-size-charts.ts'
import { findChartPage, findSizedProducts } from './staff-sizes.repository.ts'

/** Staff door, catalogue.write: which measurements make which size. All who see the catalog may read them. */
export const staffSizeChartRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    const mayRead = { permission: 'catalogue.read' } as const
    const { db } = deps
    app.route({
      ...contract.listSizeCharts,
      config: mayRead,
      handler: ({ query }) => findChartPage(db, query),
    })
    app.route({
      ...contract.getStaffSizeChart,
      config: mayRead,
      handler: ({ params }) => getStaffSizeChart(db, params.chartKey),
    })
    app.route({
      ...contract.findSizedProducts,
      config: mayRead,
      handler: ({ query }) => findSizedProducts(db, query.product),
    })
    app.route({
      ...contract.makeSizeChart,
      handler: async (request) => makeSizeChart(db, await signedIn(deps, request), request.body),
    })
    app.route({
      ...contract.changeSizeChart,
      handler: async (request) =>
        changeSizeChart(db, await signedIn(deps, request), {
          ...request.params,
          change: request.body,
        }),
    })
    app.route({
      ...contract.removeSizeChart,
      handler: async (request) =>
        removeSizeChart(db, await signedIn(deps, request), request.params.chartKey),
    })
  }
