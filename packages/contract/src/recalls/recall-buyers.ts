import { RECALL_ANSWERS } from '@mendwell/domain/recalls/recalls'
import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { problems } from '../wire/errors.ts'
import { Id, IdText, Instant } from '../wire/shapes.ts'
import { PageQuery, pageOf } from '../wire/staff-lists.ts'
import { SentPieces } from './recall-notices.ts'

const tags = ['recalls'] as const

const ofRecall = z.object({ recallId: IdText })

const RecallBuyer = z.object({
  noticeId: Id,
  orderId: Id,
  orderNum: z.string(),
  name: z.string(),
  email: z.string(),
  phone1: z.string(),
  pieces: SentPieces,
  /** Status of the last mail. */
  mailState: z.nullable(z.string()),
  mailed: z.int(),
  isChecked: z.boolean(),
  /** To be called: no answer, and either mail cannot reach them or the last reminder is a day old. */
  toCall: z.boolean(),
  answer: z.nullable(z.enum(RECALL_ANSWERS)),
  answeredAt: z.nullable(Instant),
})
export type RecallBuyer = z.output<typeof RecallBuyer>

const FindBuyers = z.extend(PageQuery, { open: z.optional(z.enum(['1'])) })
export type FindBuyers = z.output<typeof FindBuyers>

export const findRecallBuyers = endpoint({
  method: 'GET',
  url: '/staff/recalls/:recallId/buyers',
  schema: {
    summary:
      'Staff: every order that got affected pieces, guests too; `open`: those without an answer',
    tags,
    params: ofRecall,
    querystring: FindBuyers,
    response: { 200: pageOf(RecallBuyer), ...problems(401, 403, 404, 422) },
  },
})

export const exportRecallBuyers = endpoint({
  method: 'GET',
  url: '/staff/recalls/:recallId/buyers.csv',
  schema: {
    summary: 'Staff: the same as a CSV file, for the maker, the FDA or letters',
    tags,
    params: ofRecall,
    produces: ['text/csv'],
    response: { 200: z.any(), ...problems(401, 403, 404, 422) },
  },
})

export const remindRecallBuyers = endpoint({
  method: 'POST',
  url: '/staff/recalls/:recallId/remind',
  schema: {
    summary: 'Staff: mails the notice again to those who have not answered, at most once a day',
    tags,
    params: ofRecall,
    response: { 200: z.object({ mailed: z.int() }), ...problems(401, 403, 404, 409, 422) },
  },
})
