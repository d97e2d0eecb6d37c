import * as z from 'zod/mini'
import { SearchMiss } from '../catalog/search-words.ts'
import { endpoint } from '../wire/endpoint.ts'
import { problems } from '../wire/errors.ts'
import { csvAnswer, refusals, SignedMoney } from './report-days.ts'

const tags = ['staff'] as const

/** The basis for the daily sales of a product. */
export const SOLD_DAYS = 90

export const StockReport = z.object({
  /** Products whose stock is counted. */
  rows: z.array(
    z.object({
      productId: z.int(),
      productName: z.string(),
      sku: z.string(),
      quantity: z.int(),
      /** At purchase prices; null if there are none. */
      value: z.nullable(SignedMoney),
      /** At unit prices. */
      retail: SignedMoney,
      /** Pieces paid in the last SOLD_DAYS days. */
      sold: z.int(),
      /** Days until it sells out at that pace; null if none was sold. */
      daysLeft: z.nullable(z.int()),
    }),
  ),
  count: z.int(),
  pieces: z.int(),
  value: SignedMoney,
  retail: SignedMoney,
  /** Products on hand without a purchase price: the sum does not include their value. */
  withoutCost: z.int(),
  /** By category, highest value at unit prices first. */
  categories: z.array(z.object({ name: z.string(), pieces: z.int(), retail: SignedMoney })),
})
export type StockReport = z.output<typeof StockReport>
export type StockReportWire = z.input<typeof StockReport>

const StockOrder = z.object({ order: z._default(z.enum(['soonest', 'value']), 'soonest') })

export const getStockReport = endpoint({
  method: 'GET',
  url: '/staff/reports/stock',
  schema: {
    summary: 'What lies in stock now, what it is worth and for how many days it lasts',
    tags,
    querystring: StockOrder,
    response: { 200: StockReport, ...refusals },
  },
})

export const exportStockReport = endpoint({
  method: 'GET',
  url: '/staff/reports/stock.csv',
  schema: {
    summary: 'Stock, its value and the days it lasts as a CSV file',
    tags,
    querystring: StockOrder,
    produces: ['text/csv'],
    response: csvAnswer,
  },
})

export const getSearchesReport = endpoint({
  method: 'GET',
  url: '/staff/reports/searches',
  schema: {
    summary: 'Searches of the last 90 days that no product fitted wholly, the most frequent first',
    tags,
    response: { 200: z.array(SearchMiss), ...problems(401, 403) },
  },
})

export const exportSearchesReport = endpoint({
  method: 'GET',
  url: '/staff/reports/searches.csv',
  schema: {
    summary: 'Searches without a find as a CSV file',
    tags,
    produces: ['text/csv'],
    response: { 200: z.any(), ...problems(401, 403) },
  },
})
