import { CUTS } from '@mendwell/domain/reports/periods'
import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { csvAnswer, dayFields, refusals, rightDays, SignedMoney } from './report-days.ts'

const tags = ['staff'] as const

/**
 * Money by the day on which it moved: an order counts when it was paid, a refund when it was made. Orders in another
 * currency than the shop's are left out.
 */
export const Figures = z.object({
  /** Orders paid. */
  orders: z.int(),
  /** Goods as charged, before refunds, without tax. */
  sales: SignedMoney,
  /** Goods whose money went back, without tax. */
  refunds: SignedMoney,
  /** Sales less refunds. */
  net: SignedMoney,
  /** Charged less given back. */
  shipping: SignedMoney,
  /** Charged less given back. */
  tax: SignedMoney,
  /** Net sales, shipping and tax: what came in less what went back. */
  total: SignedMoney,
})
export type Figures = z.output<typeof Figures>

const SalesBucket = z.extend(Figures, {
  /** Its first day, YYYY-MM-DD. */
  start: z.string(),
  /** What the bucket at the same place of the days before was; null without one. */
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

/** What sales are told apart by. */
export const BREAKDOWNS = ['product', 'kind', 'category', 'brand', 'state', 'group'] as const
export type Breakdown = (typeof BREAKDOWNS)[number]

const margin = {
  /** Net sales less what the pieces had cost when they were sold; null where that is known of none. */
  margin: z.nullable(SignedMoney),
  /** The net sales of the pieces whose cost is known: what the margin is of. */
  marginOf: SignedMoney,
  /** Pieces sold that are in neither, for want of a purchase price. */
  piecesWithoutCost: z.int(),
}

const BreakdownRow = z.object({
  /** Of a product its id, of a kind or group its key, of a state its code; '' for what has none. */
  key: z.string(),
  name: z.string(),
  orders: z.int(),
  pieces: z.int(),
  /** Pieces whose money went back by name; a sum given back names none. */
  piecesBack: z.int(),
  sales: SignedMoney,
  refunds: SignedMoney,
  net: SignedMoney,
  tax: SignedMoney,
  ...margin,
  /** Net sales of the days before; null without them. */
  netBefore: z.nullable(SignedMoney),
})

export const BreakdownReport = z.object({
  /** Those with the highest net sales first. */
  rows: z.array(BreakdownRow),
  /** How many there are in all; the file has each. */
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
