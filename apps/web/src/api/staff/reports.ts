import * as money from '@mendwell/contract/reports/money-reports'
import type { ReportDays } from '@mendwell/contract/reports/report-days'
import * as sales from '@mendwell/contract/reports/sales-reports'
import { findSchedule } from '@mendwell/contract/reports/schedule'
import * as stock from '@mendwell/contract/reports/stock-reports'
import * as visits from '@mendwell/contract/reports/visits-report'
import type { JournalFormat } from '@mendwell/domain/reports/journal'
import type { Cut } from '@mendwell/domain/reports/periods'
import { type Answer, addressOf } from '../calls/call.ts'
import { query } from '../calls/query.ts'

export const salesReport = (days: ReportDays & { by: Cut }) =>
  query(sales.getSalesReport, { query: days })
export const salesFile = (days: ReportDays & { by: Cut }) =>
  addressOf(sales.exportSalesReport, { query: days })

export const breakdown = (days: ReportDays & { by: sales.Breakdown }) =>
  query(sales.getBreakdownReport, { query: days })
export const breakdownFile = (days: ReportDays & { by: sales.Breakdown }) =>
  addressOf(sales.exportBreakdownReport, { query: days })

export const refundsReport = (days: ReportDays) => query(money.getRefundsReport, { query: days })
export const refundsFile = (days: ReportDays) =>
  addressOf(money.exportRefundsReport, { query: days })

export const taxReport = (days: ReportDays) => query(money.getTaxReport, { query: days })
export const taxFile = (days: ReportDays) => addressOf(money.exportTaxReport, { query: days })

export const journal = (days: ReportDays) => query(money.getJournal, { query: days })
/** In the format of an accounting program. */
export const journalFile = (days: ReportDays, format: JournalFormat) =>
  addressOf(money.exportJournal, { query: { ...days, format } })

export const stockReport = (order: 'soonest' | 'value') =>
  query(stock.getStockReport, { query: { order } })
export const stockFile = (order: 'soonest' | 'value') =>
  addressOf(stock.exportStockReport, { query: { order } })

export const searchesReport = () => query(stock.getSearchesReport)
export const searchesFile = () => addressOf(stock.exportSearchesReport, {})

export const visitsReport = (days: ReportDays & { by: Cut }) =>
  query(visits.getVisitsReport, { query: days })
export const visitsFile = (days: ReportDays & { by: Cut }) =>
  addressOf(visits.exportVisitsReport, { query: days })

export type ScheduledChange = Answer<typeof findSchedule>['rows'][number]

/** Upcoming scheduled changes, the next first. */
export const schedule = () => query(findSchedule)

/** The address of the shop as it will be at a minute of its time zone: its home page. */
export const previewOf = (minute: string) => `/preview/${minute}/`
