import * as contract from '@mendwell/contract/shop/staff-reports'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../deps/deps.ts'
import { csvFile } from '../../http/csv-file.ts'
import { getBreakdown } from './sales/get-breakdown.ts'
import { getSalesReport } from './sales/get-sales-report.ts'
import { breakdownCsv, salesCsv } from './sales/sales-csv.ts'

/** So many rows are shown; the file has all. */
const MAX_SHOWN = 100

/** Staff door: the figures of the shop, each as an answer and as a file. */
export const reportRoutes =
  ({ db }: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...contract.getSalesReport,
      handler: (request) => getSalesReport(db, request.query),
    })

    app.route({
      ...contract.exportSalesReport,
      handler: async (request, reply) =>
        csvFile(reply, `sales-by-${request.query.by}.csv`).send(
          salesCsv(await getSalesReport(db, request.query)),
        ),
    })

    app.route({
      ...contract.getBreakdownReport,
      handler: (request) => getBreakdown(db, request.query, MAX_SHOWN),
    })

    app.route({
      ...contract.exportBreakdownReport,
      handler: async (request, reply) =>
        csvFile(reply, `sales-by-${request.query.by}.csv`).send(
          breakdownCsv(await getBreakdown(db, request.query)),
        ),
    })
  }
