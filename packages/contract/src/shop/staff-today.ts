import { daysBetween } from '@mendwell/domain/days/calendar'
import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { problems } from '../wire/errors.ts'
import { day, Money, whenEachIsRight } from '../wire/shapes.ts'
import { says } from '../wire/validation-messages.ts'

const tags = ['staff'] as const
/** How many work items are open, counted up to MAX_COUNTED; null if the role cannot see them. */
const Waiting = z.nullable(z.int())

export const Today = z.object({
  /** Paid and not yet prepared; unpaid ones are counted separately. */
  newOrders: Waiting,
  /** Prepared and paid, with pieces in stock; excludes those that only wait for stock. */
  ordersToShip: Waiting,
  /** Partly shipped. */
  partlySent: Waiting,
  unpaidOrders: Waiting,
  returnsWaiting: Waiting,
  /** Low stock; sold-out ones are counted separately. */
  lowStock: Waiting,
  soldOut: Waiting,
  failedMessages: Waiting,
  failedJobs: Waiting,
  contactMessages: Waiting,
  /** Unanswered quote requests. */
  quotesWaiting: Waiting,
  /** Unanswered questions about products. */
  questionsWaiting: Waiting,
  /** Licenses to review. */
  clinicsWaiting: Waiting,
})
export type Today = z.output<typeof Today>
export type TodayWire = z.input<typeof Today>

export const getToday = endpoint({
  method: 'GET',
  url: '/staff/today',
  schema: {
    summary: 'What waits for staff now, as far as the role may see it',
    tags,
    response: { 200: Today, ...problems(401, 403) },
  },
})

/** The longest range of the sales report, in days. */
const MAX_REPORT_DAYS = 400

export const SalesDay = z.object({
  /** YYYY-MM-DD in the shop's time zone. */
  day: z.string(),
  orders: z.int(),
  paidOrders: z.int(),
  sales: Money,
})

export const Sales = z.object({
  days: z.array(SalesDay),
  orders: z.int(),
  paidOrders: z.int(),
  /** Paid less refunded. */
  sales: Money,
  /** Per paid order. */
  average: Money,
  /** Paid orders as a share of all placed, in percent; null without orders. */
  conversion: z.nullable(z.number()),
  /** Sales of the same number of days before. */
  salesBefore: Money,
  topProducts: z.array(
    z.object({ productId: z.int(), productName: z.string(), pieces: z.int(), sales: Money }),
  ),
})
export type Sales = z.output<typeof Sales>
export type SalesWire = z.input<typeof Sales>

export const getSales = endpoint({
  method: 'GET',
  url: '/staff/sales',
  schema: {
    summary: 'Sales per day of a range, both days included',
    tags,
    querystring: z.object({ from: day(), to: day() }).check(
      z.refine(({ from, to }) => from <= to, {
        error: says('rangeTurned'),
        path: ['from'],
        when: whenEachIsRight,
      }),
      z.refine(({ from, to }) => daysBetween(from, to) < MAX_REPORT_DAYS, {
        error: says('daysMax', { max: MAX_REPORT_DAYS }),
        path: ['to'],
        when: whenEachIsRight,
      }),
    ),
    response: { 200: Sales, ...problems(400, 401, 403, 422) },
  },
})
