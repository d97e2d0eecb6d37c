import type { BreakdownReport, SalesReport } from '@mendwell/contract/reports/sales-reports'
import { inDollars } from '@mendwell/contract/wire/dollars'
import { marginPercent } from '@mendwell/domain/reports/margin'
import { type Columns, reportCsv } from '../money/report-csv.ts'

const SALES: Columns<SalesReport['rows'][number]> = {
  from: ({ start }) => start,
  orders: ({ orders }) => orders,
  sales: ({ sales }) => inDollars(sales),
  refunds: ({ refunds }) => inDollars(refunds),
  netSales: ({ net }) => inDollars(net),
  shipping: ({ shipping }) => inDollars(shipping),
  tax: ({ tax }) => inDollars(tax),
  total: ({ total }) => inDollars(total),
  beforeFrom: ({ before }) => before?.start ?? '',
  netSalesBefore: ({ before }) => (before ? inDollars(before.net) : ''),
  totalBefore: ({ before }) => (before ? inDollars(before.total) : ''),
}

/** The sales report as a file; days in the shop's time zone, amounts in its currency. */
export const salesCsv = ({ rows }: SalesReport): string => reportCsv(SALES, rows)

const BREAKDOWN: Columns<BreakdownReport['rows'][number]> = {
  key: ({ key }) => key,
  name: ({ name }) => name,
  orders: ({ orders }) => orders,
  pieces: ({ pieces }) => pieces,
  piecesReturned: ({ piecesBack }) => piecesBack,
  sales: ({ sales }) => inDollars(sales),
  refunds: ({ refunds }) => inDollars(refunds),
  netSales: ({ net }) => inDollars(net),
  tax: ({ tax }) => inDollars(tax),
  margin: ({ margin }) => (margin === null ? '' : inDollars(margin)),
  marginPercent: ({ margin, marginOf }) =>
    margin === null ? '' : (marginPercent(margin, marginOf) ?? ''),
  piecesWithoutCost: ({ piecesWithoutCost }) => piecesWithoutCost,
  netSalesBefore: ({ netBefore }) => (netBefore === null ? '' : inDollars(netBefore)),
}

/** The sales and margin by product, kind, category, brand, state or group as a file. */
export const breakdownCsv = ({ rows }: BreakdownReport): string => reportCsv(BREAKDOWN, rows)
