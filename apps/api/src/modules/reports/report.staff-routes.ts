import * as money from '@mendwell/contract/reports/money-reports'
import * as contract from '@mendwell/contract/reports/sales-reports'
import * as stock from '@mendwell/contract/reports/stock-reports'
import * as visits from '@mendwell/contract/reports/visits-report'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../deps/deps.ts'
import { csvFile } from '../../http/csv-file.ts'
import { findMisses } from '../search/synonyms/synonyms.repository.ts'
import { exportJournal, getJournal } from './journal/get-journal.ts'
import { getRefundsReport } from './refunds/get-refunds-report.ts'
import { refundsCsv } from './refunds/refunds-csv.ts'
import { getBreakdown } from './sales/get-breakdown.ts'
import { getSalesReport } from './sales/get-sales-report.ts'
import { breakdownCsv, salesCsv } from './sales/sales-csv.ts'
import { getStockReport } from './stock/get-stock-report.ts'
import { searchesCsv, stockCsv } from './stock/stock-csv.ts'
import { getTaxReport } from './taxes/get-tax-report.ts'
import { taxesCsv } from './taxes/taxes-csv.ts'
import { getVisitsReport } from './visits/get-visits-report.ts'
import { visitsCsv } from './visits/visits-csv.ts'

/** How many rows are shown; the file has all. */
const MAX_SHOWN = 100

/** More searches than anyone reads. */
const MAX_SEARCHES = 500

/** Staff door: the shop's reports, each as an answer and as a file. */
export const salesReportRoutes =
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

/** Staff door: refunds, taxes and books. */
export const moneyReportRoutes =
  ({ db }: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...money.getRefundsReport,
      handler: (request) => getRefundsReport(db, request.query),
    })

    app.route({
      ...money.exportRefundsReport,
      handler: async (request, reply) =>
        csvFile(reply, 'refunds.csv').send(refundsCsv(await getRefundsReport(db, request.query))),
    })

    app.route({ ...money.getTaxReport, handler: (request) => getTaxReport(db, request.query) })

    app.route({
      ...money.exportTaxReport,
      handler: async (request, reply) =>
        csvFile(reply, 'taxes.csv').send(taxesCsv(await getTaxReport(db, request.query))),
    })

    app.route({ ...money.getJournal, handler: (request) => getJournal(db, request.query) })

    app.route({
      ...money.exportJournal,
      handler: async (request, reply) =>
        csvFile(reply, `journal-${request.query.format}.csv`).send(
          await exportJournal(db, request.query),
        ),
    })
  }

/** Staff door: stock, visitors, and failed searches. */
export const stockReportRoutes =
  ({ db }: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      ...stock.getStockReport,
      handler: (request) => getStockReport(db, request.query, MAX_SHOWN),
    })

    app.route({
      ...stock.exportStockReport,
      handler: async (request, reply) =>
        csvFile(reply, 'stock.csv').send(stockCsv(await getStockReport(db, request.query))),
    })

    app.route({
      ...visits.getVisitsReport,
      handler: (request) => getVisitsReport(db, request.query),
    })

    app.route({
      ...visits.exportVisitsReport,
      handler: async (request, reply) =>
        csvFile(reply, `visits-by-${request.query.by}.csv`).send(
          visitsCsv(await getVisitsReport(db, request.query)),
        ),
    })

    app.route({ ...stock.getSearchesReport, handler: () => findMisses(db, MAX_SEARCHES) })

    app.route({
      ...stock.exportSearchesReport,
      handler: async (_request, reply) =>
        csvFile(reply, 'searches.csv').send(searchesCsv(await findMisses(db, MAX_SEARCHES))),
    })
  }
