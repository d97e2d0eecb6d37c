import { RETURN_LABEL_PROBLEMS, RETURN_LABEL_STATUSES } from '@mendwell/domain/labels/return-labels'
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
  /** The label with postage, in all its states; null if none was to be bought. */
  boughtLabel: z.nullable(
    z.object({
      status: z.enum(RETURN_LABEL_STATUSES),
      carrier: z.nullable(z.string()),
      service: z.nullable(z.string()),
      /** What it cost the shop; null before it is bought. */
      cost: z.nullable(Money),
      trackingNumber: z.nullable(z.string()),
      trackingUrl: z.nullable(z.string()),
      /** Why there is none, or why its money did not come back. */
      problem: z.nullable(z.enum(RETURN_LABEL_PROBLEMS)),
      /** What the provider said, in English. */
      detail: z.nullable(z.string()),
    }),
  ),
  /** What staff can do about the label: have it bought, or ask for its money again. */
  labelAction: z.nullable(z.enum(['BUY', 'VOID'])),
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

export const WorkOnLabel = z.object({ returnId: Id })
export type WorkOnLabel = z.output<typeof WorkOnLabel>

export const workOnLabel = endpoint({
  method: 'POST',
  url: '/staff/returns/label',
  schema: {
    summary: 'Has the label of an approved return bought, or the money of an unused one asked for',
    description: 'A job does it. 409 if the label of the return needs neither.',
    tags,
    body: WorkOnLabel,
    response: { 200: WorkOnLabel, ...problems(400, 401, 403, 404, 409, 422) },
  },
})
