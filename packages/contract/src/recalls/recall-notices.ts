import { RECALL_ANSWERS, RECALL_CLASSES, REMEDIES } from '@mendwell/domain/recalls/recalls'
import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { problems } from '../wire/errors.ts'
import { Id, IdText, Instant } from '../wire/shapes.ts'
import { PageQuery, pageOf } from '../wire/staff-lists.ts'
import { says } from '../wire/validation-messages.ts'

const tags = ['recalls'] as const

/** The text of a recall, for everyone and for affected buyers. */
const said = {
  recallClass: z.enum(RECALL_CLASSES),
  isClosed: z.boolean(),
  title: z.string(),
  firm: z.string(),
  reason: z.string(),
  instructions: z.string(),
  instructionsEs: z.string(),
  remedy: z.enum(REMEDIES),
}

/** Lots with their pieces and shipping days; no lot: unknown. */
export const SentPieces = z.array(
  z.object({
    productName: z.string(),
    lot: z.nullable(z.string()),
    quantity: z.int(),
    sentOn: z.string(),
  }),
)

/** A confirmed recall, as published. */
const PublicRecall = z.object({
  recallId: Id,
  recallNumber: z.nullable(z.string()),
  ...said,
  confirmedAt: Instant,
  products: z.array(
    z.object({
      productId: Id,
      productName: z.string(),
      categoryId: Id,
      subCategory: z.string(),
      /** What is printed on affected packages, ranges as 'from – to'; empty: every piece. */
      codes: z.array(z.string()),
    }),
  ),
})
export type PublicRecall = z.output<typeof PublicRecall>

const FindPublicRecalls = z.pick(PageQuery, { page: true, q: true })
export type FindPublicRecalls = z.output<typeof FindPublicRecalls>

export const findPublicRecalls = endpoint({
  method: 'GET',
  url: '/recalls',
  schema: {
    summary:
      'Recalls of what the shop sells or sold, the newest first; `q` finds products and lots',
    tags,
    querystring: FindPublicRecalls,
    response: { 200: pageOf(PublicRecall), ...problems(400, 422) },
  },
})

export const findProductRecalls = endpoint({
  method: 'GET',
  url: '/recalls/product/:productId',
  schema: {
    summary: 'Active recalls of a product',
    tags,
    params: z.object({ productId: IdText }),
    response: { 200: z.array(PublicRecall), ...problems(422) },
  },
})

const NoticeToken = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/, says('linkEnded')))

/** What a notice's link refers to. It names the goods and their lots, but no person. */
export const RecallNotice = z.object({
  orderNum: z.string(),
  orderedAt: Instant,
  ...said,
  pieces: SentPieces,
  answer: z.nullable(z.enum(RECALL_ANSWERS)),
  /** The returns through which the shop refunds or replaces. */
  returns: z.array(z.string()),
})
export type RecallNotice = z.output<typeof RecallNotice>

export const openRecallNotice = endpoint({
  method: 'POST',
  url: '/recalls/notice',
  schema: {
    summary: 'What the link of a notice is about; reads only, the token stays out of addresses',
    tags,
    body: z.object({ token: NoticeToken }),
    response: { 200: RecallNotice, ...problems(400, 409, 422) },
  },
})

export const AnswerRecallNotice = z.object({ token: NoticeToken, answer: z.enum(RECALL_ANSWERS) })
export type AnswerRecallNotice = z.output<typeof AnswerRecallNotice>

export const answerRecallNotice = endpoint({
  method: 'POST',
  url: '/recalls/notice/answer',
  schema: {
    summary:
      'Answers a notice without an account; who still has the goods gets what the shop gives. May be corrected',
    tags,
    body: AnswerRecallNotice,
    response: { 200: RecallNotice, ...problems(400, 409, 422) },
  },
})
