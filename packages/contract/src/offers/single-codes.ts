import { MAX_BATCH_CODES } from '@mendwell/domain/offers/single-codes'
import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { problems } from '../wire/errors.ts'
import { Id, IdempotencyHeaders, IdText, Instant } from '../wire/shapes.ts'
import { says } from '../wire/validation-messages.ts'
import { PromotionRow } from './promotions.ts'

const tags = ['staff promotions'] as const
const ofPromotion = z.object({ promotionId: IdText })

export const CodeBatch = z.object({
  batchId: Id,
  pieces: z.int(),
  /** Of those, used by a valid order. */
  used: z.int(),
  madeBy: z.string(),
  madeAt: Instant,
})
export type CodeBatch = z.output<typeof CodeBatch>

const PromotionCodes = z.object({ promotion: PromotionRow, batches: z.array(CodeBatch) })

export const findSingleCodes = endpoint({
  method: 'GET',
  url: '/staff/promotions/:promotionId/codes',
  schema: {
    summary: 'Staff: a promotion with its batches of codes that count once, the newest first',
    tags,
    params: ofPromotion,
    response: { 200: PromotionCodes, ...problems(401, 403, 404, 422) },
  },
})

export const makeSingleCodes = endpoint({
  method: 'POST',
  url: '/staff/promotions/:promotionId/codes',
  schema: {
    summary: 'Staff: makes a batch of codes that count once each; once per key',
    tags,
    params: ofPromotion,
    headers: IdempotencyHeaders,
    body: z.object({
      pieces: z
        .int()
        .check(
          z.gte(1, says('singleCodesPieces')),
          z.lte(MAX_BATCH_CODES, says('singleCodesPieces')),
        ),
    }),
    response: { 200: PromotionCodes, ...problems(400, 401, 403, 404, 409, 422) },
  },
})

export const exportSingleCodes = endpoint({
  method: 'GET',
  url: '/staff/promotions/:promotionId/codes.csv',
  schema: {
    summary:
      'Staff: the codes of a promotion that count once, and the orders that used them, as CSV',
    tags,
    params: ofPromotion,
    querystring: z.object({ batchId: z.optional(IdText) }),
    produces: ['text/csv'],
    response: { 200: z.string(), ...problems(401, 403, 404, 422) },
  },
})
