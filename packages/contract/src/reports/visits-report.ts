import { CUTS } from '@mendwell/domain/reports/periods'
import type { VisitStep } from '@mendwell/domain/reports/visits'
import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { csvAnswer, dayFields, refusals, rightDays } from './report-days.ts'

const tags = ['staff'] as const

/** How many visitors took each step; one who comes on two days counts twice. */
export const Visits = z.object({
  any: z.int(),
  home: z.int(),
  list: z.int(),
  product: z.int(),
  cart: z.int(),
  checkout: z.int(),
  order: z.int(),
} satisfies Record<VisitStep, unknown>)
export type Visits = z.output<typeof Visits>

export const VisitsReport = z.object({
  rows: z.array(
    z.object({
      /** Its first day, YYYY-MM-DD. */
      start: z.string(),
      visits: Visits,
      /** Visitors of the matching bucket of the comparison period; null without one. */
      before: z.nullable(z.int()),
    }),
  ),
  total: Visits,
  before: z.nullable(Visits),
})
export type VisitsReport = z.output<typeof VisitsReport>

const VisitsBy = z.object({ ...dayFields, by: z._default(z.enum(CUTS), 'day') }).check(...rightDays)

export const getVisitsReport = endpoint({
  method: 'GET',
  url: '/staff/reports/visits',
  schema: {
    summary: 'Visitors and how far they came, by day, week (from Sunday) or month of the shop',
    tags,
    querystring: VisitsBy,
    response: { 200: VisitsReport, ...refusals },
  },
})

export const exportVisitsReport = endpoint({
  method: 'GET',
  url: '/staff/reports/visits.csv',
  schema: {
    summary: 'Visitors and how far they came as a CSV file',
    tags,
    querystring: VisitsBy,
    produces: ['text/csv'],
    response: csvAnswer,
  },
})
