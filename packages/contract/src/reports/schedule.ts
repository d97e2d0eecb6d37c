import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { problems } from '../wire/errors.ts'

/** What starts and ends by itself. */
export const SCHEDULED_KINDS = [
  'SALE',
  'PRICES',
  'PROMOTION',
  'NEWS',
  'BANNER',
  'PAGE',
  'NEWSLETTER',
  'UNDO',
  'CLOSING',
] as const

export const ScheduledChange = z.object({
  /** Its first minute, in the shop's time zone: 2026-11-27T09:00. */
  at: z.string(),
  kind: z.enum(SCHEDULED_KINDS),
  change: z.enum(['BEGINS', 'ENDS']),
  name: z.string(),
  /** The id of what changes; '' for a closing. */
  id: z.string(),
})
export type ScheduledChange = z.output<typeof ScheduledChange>

export const findSchedule = endpoint({
  method: 'GET',
  url: '/staff/schedule',
  schema: {
    summary:
      'Staff: what will change by itself, the next first: sales, prices, promotions, texts, newsletters, closings',
    tags: ['staff'],
    response: { 200: z.object({ rows: z.array(ScheduledChange) }), ...problems(401, 403) },
  },
})
