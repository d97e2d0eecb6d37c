import { JOURNAL_FORMATS } from '@mendwell/domain/reports/journal'
import * as z from 'zod/mini'
import { REFUND_REASONS } from '../orders/refunds.ts'
import { endpoint } from '../wire/endpoint.ts'
import { problems } from '../wire/errors.ts'
import {
  csvAnswer,
  dayFields,
  ReportDays,
  refusals,
  rightDays,
  SignedMoney,
} from './report-days.ts'

const tags = ['staff'] as const

export const RefundsReport = z.object({
  /** Refunds made, by reason. */
  refunds: z.array(
    z.object({
      reason: z.enum(REFUND_REASONS),
      count: z.int(),
      amount: SignedMoney,
      /** For the comparison period; null without one. */
      amountBefore: z.nullable(SignedMoney),
    }),
  ),
  amount: SignedMoney,
  amountBefore: z.nullable(SignedMoney),
  /** Returns requested, by the customers' own reasons, most frequent first. */
  reasons: z.array(z.object({ reason: z.string(), count: z.int(), pieces: z.int() })),
  /** The most returned products, by pieces. */
  products: z.array(
    z.object({ productId: z.int(), productName: z.string(), count: z.int(), pieces: z.int() }),
  ),
})
export type RefundsReport = z.output<typeof RefundsReport>
export type RefundsReportWire = z.input<typeof RefundsReport>

export const getRefundsReport = endpoint({
  method: 'GET',
  url: '/staff/reports/refunds',
  schema: {
    summary: 'Refunds made and returns asked for, by reason, beside the days before',
    tags,
    querystring: ReportDays,
    response: { 200: RefundsReport, ...refusals },
  },
})

export const exportRefundsReport = endpoint({
  method: 'GET',
  url: '/staff/reports/refunds.csv',
  schema: {
    summary: 'Refunds and returns by reason as a CSV file',
    tags,
    querystring: ReportDays,
    produces: ['text/csv'],
    response: csvAnswer,
  },
})

export const TaxReport = z.object({
  /** One row per month and state; goods and tax paid, less refunds. */
  rows: z.array(
    z.object({
      /** Its first day, YYYY-MM-DD. */
      month: z.string(),
      /** Empty for orders without a tax location. */
      stateCode: z.string(),
      stateName: z.string(),
      orders: z.int(),
      taxable: SignedMoney,
      exempt: SignedMoney,
      taxCharged: SignedMoney,
      taxRefunded: SignedMoney,
      /** Charged less refunded. */
      tax: SignedMoney,
    }),
  ),
  tax: SignedMoney,
})
export type TaxReport = z.output<typeof TaxReport>
export type TaxReportWire = z.input<typeof TaxReport>

export const getTaxReport = endpoint({
  method: 'GET',
  url: '/staff/reports/taxes',
  schema: {
    summary: 'Sales tax by state and month',
    tags,
    querystring: ReportDays,
    response: { 200: TaxReport, ...refusals },
  },
})

export const exportTaxReport = endpoint({
  method: 'GET',
  url: '/staff/reports/taxes.csv',
  schema: {
    summary: 'Sales tax by state and month as a CSV file',
    tags,
    querystring: ReportDays,
    produces: ['text/csv'],
    response: csvAnswer,
  },
})

export const JournalReport = z.object({
  /** One line per day and account with activity; debits and credits of a day are equal. */
  rows: z.array(
    z.object({
      day: z.string(),
      account: z.string(),
      name: z.string(),
      debit: SignedMoney,
      credit: SignedMoney,
    }),
  ),
  debit: SignedMoney,
  credit: SignedMoney,
})
export type JournalReport = z.output<typeof JournalReport>
export type JournalReportWire = z.input<typeof JournalReport>

const problemsOfJournal = problems(400, 401, 403, 409, 422)

export const getJournal = endpoint({
  method: 'GET',
  url: '/staff/reports/journal',
  schema: {
    summary: 'Daily journal for accountants; 409 for a day that is not over yet',
    tags,
    querystring: ReportDays,
    response: { 200: JournalReport, ...problemsOfJournal },
  },
})

export const exportJournal = endpoint({
  method: 'GET',
  url: '/staff/reports/journal.csv',
  schema: {
    summary: 'The daily journal in the shape that Xero or QuickBooks Online imports',
    tags,
    querystring: z
      .object({ ...dayFields, format: z._default(z.enum(JOURNAL_FORMATS), 'quickbooks') })
      .check(...rightDays),
    produces: ['text/csv'],
    response: { 200: z.any(), ...problemsOfJournal },
  },
})
