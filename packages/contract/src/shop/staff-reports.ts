import { CUTS } from '@mendwell/domain/reports/periods'
import * as z from 'zod/mini'
import { toCents, toDollars } from '../wire/dollars.ts'
import { endpoint } from '../wire/endpoint.ts'
import { problems } from '../wire/errors.ts'
import { day, whenEachIsRight } from '../wire/shapes.ts'

const tags = ['staff'] as const

/** As `Money`; below 0 where more went back than came in. */
const SignedMoney = z.codec(z.number().check(z.multipleOf(0.01)), z.int(), {
  decode: toCents,
  encode: toDollars,
})

/** The longest period of a report, in days: five years. */
export const MAX_REPORT_DAYS = 1_827

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000

const dayFields = {
  from: day(),
  to: day(),
  /** With both, the same is told of these days. */
  beforeFrom: z.optional(day()),
  beforeTo: z.optional(day()),
}
type Days = z.output<z.ZodMiniObject<typeof dayFields>>

const turned = (from: string, to: string) => (given: Record<string, unknown>) =>
  given[from] === undefined || given[to] === undefined || String(given[from]) <= String(given[to])

const rightDays = [
  z.refine<Days>(turned('from', 'to'), {
    error: 'From is after To',
    path: ['from'],
    when: whenEachIsRight,
  }),
  z.refine<Days>(turned('beforeFrom', 'beforeTo'), {
    error: 'From is after To',
    path: ['beforeFrom'],
    when: whenEachIsRight,
  }),
  z.refine<Days>(({ from, to }) => daysBetween(from, to) < MAX_REPORT_DAYS, {
    error: `At most ${MAX_REPORT_DAYS} days`,
    path: ['to'],
    when: whenEachIsRight,
  }),
  z.refine<Days>(
    ({ beforeFrom, beforeTo }) => (beforeFrom === undefined) === (beforeTo === undefined),
    { error: 'Expected with beforeFrom', path: ['beforeTo'], when: whenEachIsRight },
  ),
  z.refine<Days>(
    ({ beforeFrom = '', beforeTo = '' }) => !(daysBetween(beforeFrom, beforeTo) >= MAX_REPORT_DAYS),
    { error: `At most ${MAX_REPORT_DAYS} days`, path: ['beforeTo'], when: whenEachIsRight },
  ),
] as const

/** Days of the shop, both included, and those they are compared with. */
export const ReportDays = z.object(dayFields).check(...rightDays)
export type ReportDays = z.output<typeof ReportDays>

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

const csvAnswer = { 200: z.any(), ...problems(400, 401, 403, 422) }

const BySchema = z.object({ ...dayFields, by: z._default(z.enum(CUTS), 'day') }).check(...rightDays)

export const getSalesReport = endpoint({
  method: 'GET',
  url: '/staff/reports/sales',
  schema: {
    summary: 'Sales by day, week (from Sunday) or month of the shop, beside the days before',
    tags,
    querystring: BySchema,
    response: { 200: SalesReport, ...problems(400, 401, 403, 422) },
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
export const BREAKDOWNS = ['product', 'kind', 'category', 'brand', 'state'] as const
export type Breakdown = (typeof BREAKDOWNS)[number]

const BreakdownRow = z.object({
  /** Of a product its id, of a kind its key, of a state its code; '' for what has none. */
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
  /** Net sales of the days before; null without them. */
  netBefore: z.nullable(SignedMoney),
})

export const BreakdownReport = z.object({
  /** Those with the highest net sales first. */
  rows: z.array(BreakdownRow),
  /** How many there are in all; the file has each. */
  count: z.int(),
  net: SignedMoney,
  netBefore: z.nullable(SignedMoney),
})
export type BreakdownReport = z.output<typeof BreakdownReport>
export type BreakdownReportWire = z.input<typeof BreakdownReport>

const BreakdownBy = z.object({ ...dayFields, by: z.enum(BREAKDOWNS) }).check(...rightDays)

export const getBreakdownReport = endpoint({
  method: 'GET',
  url: '/staff/reports/breakdown',
  schema: {
    summary: 'Sales by product, kind, category, brand or state, beside the days before',
    tags,
    querystring: BreakdownBy,
    response: { 200: BreakdownReport, ...problems(400, 401, 403, 422) },
  },
})

export const exportBreakdownReport = endpoint({
  method: 'GET',
  url: '/staff/reports/breakdown.csv',
  schema: {
    summary: 'The sales by product, kind, category, brand or state as a CSV file',
    tags,
    querystring: BreakdownBy,
    produces: ['text/csv'],
    response: csvAnswer,
  },
})
