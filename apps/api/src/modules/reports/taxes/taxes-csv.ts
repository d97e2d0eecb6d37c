import type { TaxReport } from '@mendwell/contract/reports/money-reports'
import { inDollars } from '@mendwell/contract/wire/dollars'
import { type Columns, reportCsv } from '../money/report-csv.ts'

const COLUMNS: Columns<TaxReport['rows'][number]> = {
  month: ({ month }) => month.slice(0, 7),
  stateCode: ({ stateCode }) => stateCode,
  state: ({ stateName }) => stateName,
  orders: ({ orders }) => orders,
  taxableSales: ({ taxable }) => inDollars(taxable),
  exemptSales: ({ exempt }) => inDollars(exempt),
  taxCharged: ({ taxCharged }) => inDollars(taxCharged),
  taxRefunded: ({ taxRefunded }) => inDollars(taxRefunded),
  tax: ({ tax }) => inDollars(tax),
}

/** Sales tax by state and month as a file. */
export const taxesCsv = ({ rows }: TaxReport): string => reportCsv(COLUMNS, rows)
