import type { SearchMiss } from '@mendwell/contract/catalog/search-words'
import type { StockReport } from '@mendwell/contract/reports/stock-reports'
import { inDollars } from '@mendwell/contract/wire/dollars'
import { type Columns, reportCsv } from '../money/report-csv.ts'

const STOCK: Columns<StockReport['rows'][number]> = {
  productId: ({ productId }) => productId,
  sku: ({ sku }) => sku,
  name: ({ productName }) => productName,
  onHand: ({ quantity }) => quantity,
  valueAtCost: ({ value }) => (value === null ? '' : inDollars(value)),
  valueAtPrice: ({ retail }) => inDollars(retail),
  soldIn90Days: ({ sold }) => sold,
  daysLeft: ({ daysLeft }) => daysLeft ?? '',
}

/** Stock and how long it lasts as a file. */
export const stockCsv = ({ rows }: StockReport): string => reportCsv(STOCK, rows)

const SEARCHES: Columns<SearchMiss> = {
  term: ({ term }) => term,
  times: ({ times }) => times,
  someWordsFit: ({ partial }) => (partial ? 'Y' : 'N'),
  first: ({ firstAt }) => firstAt.toISOString(),
  last: ({ lastAt }) => lastAt.toISOString(),
}

/** Failed searches as a file; times in UTC. */
export const searchesCsv = (rows: readonly SearchMiss[]): string => reportCsv(SEARCHES, rows)
