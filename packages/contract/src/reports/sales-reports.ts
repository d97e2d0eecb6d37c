import { CUTS } from '@mendwell/domain/reports/periods'
import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { csvAnswer, dayFields, refusals, rightDays, SignedMoney } from './report-days.ts'

const tags = ['staff'] as const

/**
 * Money by the day on which it moved: an order counts when paid, a refund when made. Orders in a currency other than
 * the shop's are omitted.
 */
export const Figures = z.object({
  /** Orders paid. */
  orders: z.int(),
  /** Goods as charged, before refunds, without tax. */
  sales: SignedMoney,
  /** Refunded goods, without tax. */
  refunds: SignedMoney,
  /** Sales less refunds. */
  net: SignedMoney,
  /** Charged less refunded. */
  shipping: SignedMoney,
  /** Charged less refunded. */
  tax: SignedMoney,
  /** Net sales, shipping and tax: payments less refunds. */
  total: SignedMoney,
})
export type Figures = z.output<typeof Figures>

const SalesBucket = z.extend(Figures, {
  /** Its first day, YYYY-MM-DD. */
  start: z.string(),
  /** The matching bucket of the comparison period; null without one. */
  before: z.nullable(z.extend(Figures, { start: z.string() })),
})

export const SalesReport = z.object({
  rows: z.array(SalesBucket),
  total: Figures,
  before: z.nullable(Figures),
})
export type SalesReport = z.output<typeof SalesReport>
export type SalesReportWire = z.input<typeof SalesReport>

const BySchema = z.object({ ...dayFields, by: z._default(z.enum(CUTS), 'day') }).check(...rightDays)

export const getSalesReport = endpoint({
  method: 'GET',
  url: '/staff/reports/sales',
  schema: {
    summary: 'Sales by day, week (from Sunday) or month of the shop, beside the days before',
    tags,
    querystring: BySchema,
    response: { 200: SalesReport, ...refusals },
  },
})

export const exportSalesReport = endpoint({
  method: 'GET',
  url: '/staff/reports/sales.csv',
  schema: {
    summary: 'The sales report as a CSV file',
    tags,
    querystring: BySchema,
    produces: ['text/csv'],
    response: csvAnswer,
  },
})

/** How sales are grouped. */
export const BREAKDOWNS = ['product', 'kind', 'category', 'brand', 'state', 'group'] as const
export type Breakdown = (typeof BREAKDOWNS)[number]

const margin = {
  /** Net sales less the cost of the pieces at the time of sale; null if known for none. */
  margin: z.nullable(SignedMoney),
  /** The net sales of the pieces with a known cost: the base of the margin. */
  marginOf: SignedMoney,
  /** Pieces sold that are in neither, since they have no purchase price. */
  piecesWithoutCost: z.int(),
}

const BreakdownRow = z.object({
  /** For a product its id, for a kind or group its key, for a state its code; '' if it has none. */
  key: z.string(),
  name: z.string(),
  orders: z.int(),
  pieces: z.int(),
  /** Pieces refunded explicitly; a refunded amount names none. */
  piecesBack: z.int(),
  sales: SignedMoney,
  refunds: SignedMoney,
  net: SignedMoney,
  tax: SignedMoney,
  ...margin,
  /** Net sales of the comparison period; null without one. */
  netBefore: z.nullable(SignedMoney),
})

export const BreakdownReport = z.object({
  /** Highest net sales first. */
  rows: z.array(BreakdownRow),
  /** How many there are in total; the file has all of them. */
  count: z.int(),
  net: SignedMoney,
  ...margin,
  netBefore: z.nullable(SignedMoney),
})
export type BreakdownReport = z.output<typeof BreakdownReport>
export type BreakdownReportWire = z.input<typeof BreakdownReport>

const BreakdownBy = z.object({ ...dayFields, by: z.enum(BREAKDOWNS) }).check(...rightDays)

export const getBreakdownReport = endpoint({
  method: 'GET',
  url: '/staff/reports/breakdown',
  schema: {
    summary:
      'Sales and margin by product, kind, category, brand, state or group, beside the days before',
    tags,
    querystring: BreakdownBy,
    response: { 200: BreakdownReport, ...refusals },
  },
})

export const exportBreakdownReport = endpoint({
  method: 'GET',
  url: '/staff/reports/breakdown.csv',
  schema: {
    summary: 'The sales by product, kind, category, brand, state or group as a CSV file',
    tags,
    querystring: BreakdownBy,
    produces: ['text/csv'],
    response: csvAnswer,
  },
})
