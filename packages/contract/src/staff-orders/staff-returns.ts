import { RETURN_STATUSES } from '@mendwell/domain/orders/returns'
import * as z from 'zod/mini'
import { Return } from '../orders/returns.ts'
import { endpoint } from '../wire/endpoint.ts'
import { problems } from '../wire/errors.ts'
import { Id, Money } from '../wire/shapes.ts'
import { PageQuery } from '../wire/staff-lists.ts'

const tags = ['staff returns'] as const

/** WAITING: staff have to act on it. */
const RETURN_FILTERS = ['WAITING', ...RETURN_STATUSES] as const

export const StaffReturnRow = z.extend(Return, {
  custId: Id,
  customerName: z.string(),
  email: z.string(),
  sku: z.string(),
  imageUrl: z.string(),
  /** What was paid for the whole line. */
  lineTotal: Money,
  bought: z.int(),
  /** Opened by a recall: refunded in full. */
  isOfRecall: z.boolean(),
})
export type StaffReturnRow = z.output<typeof StaffReturnRow>

/** `q` matches a return number, an order number, or part of a name or email. */
export const FindStaffReturns = z.extend(PageQuery, {
  status: z.optional(z.enum(RETURN_FILTERS)),
})
export type FindStaffReturns = z.output<typeof FindStaffReturns>

export const StaffReturns = z.object({
  rows: z.array(StaffReturnRow),
  total: z.int(),
  /** By status, regardless of the filter, each counted up to MAX_COUNTED. */
  waiting: z.object({ REQUESTED: z.int(), APPROVED: z.int(), RECEIVED: z.int() }),
})
export type StaffReturns = z.output<typeof StaffReturns>

export const findStaffReturns = endpoint({
  method: 'GET',
  url: '/staff/returns',
  schema: {
    summary: 'Returns with who asked; those that wait come oldest first',
    tags,
    querystring: FindStaffReturns,
    response: { 200: StaffReturns, ...problems(400, 401, 403, 422) },
  },
})
