import type { VisitsReport } from '@mendwell/contract/reports/visits-report'
import { type Columns, reportCsv } from '../money/report-csv.ts'

const COLUMNS: Columns<VisitsReport['rows'][number]> = {
  from: ({ start }) => start,
  visitors: ({ visits }) => visits.any,
  home: ({ visits }) => visits.home,
  list: ({ visits }) => visits.list,
  product: ({ visits }) => visits.product,
  cart: ({ visits }) => visits.cart,
  checkout: ({ visits }) => visits.checkout,
  order: ({ visits }) => visits.order,
  visitorsBefore: ({ before }) => before ?? '',
}

/** Visitors and the steps they reached as a file. */
export const visitsCsv = ({ rows }: VisitsReport): string => reportCsv(COLUMNS, rows)
