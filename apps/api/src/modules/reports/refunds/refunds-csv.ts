import type { RefundsReport } from '@mendwell/contract/reports/money-reports'
import { inDollars } from '@mendwell/contract/wire/dollars'
import { type Columns, reportCsv } from '../money/report-csv.ts'

interface Line {
  what: string
  reason: string
  count: number
  pieces: number | ''
  amount: string
}

const COLUMNS: Columns<Line> = {
  what: ({ what }) => what,
  reason: ({ reason }) => reason,
  count: ({ count }) => count,
  pieces: ({ pieces }) => pieces,
  amount: ({ amount }) => amount,
}

/** Refunds and returns by reason in one file. */
export const refundsCsv = ({ refunds, reasons, products }: RefundsReport): string =>
  reportCsv<Line>(COLUMNS, [
    ...refunds.map(({ reason, count, amount }) => ({
      what: 'refund',
      reason,
      count,
      pieces: '' as const,
      amount: inDollars(amount),
    })),
    ...reasons.map((row) => ({ what: 'return', ...row, amount: '' })),
    ...products.map(({ productName, count, pieces }) => ({
      what: 'returned product',
      reason: productName,
      count,
      pieces,
      amount: '',
    })),
  ])
