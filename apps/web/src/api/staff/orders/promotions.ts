import * as trial from '@mendwell/contract/offers/promotion-trial'
import * as contract from '@mendwell/contract/offers/promotions'
import * as codes from '@mendwell/contract/offers/single-codes'
import type { PromotionState } from '@mendwell/domain/offers/promotion'
import { type Answer, addressOf, call, type Input } from '../../calls/call.ts'
import { query } from '../../calls/query.ts'

export type PromotionRow = Answer<typeof contract.findPromotions>['rows'][number]
export type PromotionBody = NonNullable<Input<typeof contract.makePromotion>['body']>

export const staffPromotions = () => query(contract.findPromotions)

/** Creates a draft, or changes the one with this id. */
export const savePromotion = (promotionId: number | undefined, body: PromotionBody) =>
  promotionId === undefined
    ? call(contract.makePromotion, { body })
    : call(contract.changePromotion, { params: { promotionId }, body })

/** Starts, pauses or ends a promotion. */
export const movePromotion = ({
  promotionId,
  state,
}: {
  promotionId: number
  state: PromotionState
}) => call(contract.movePromotion, { params: { promotionId }, body: { state } })

export type PromotionCodes = Answer<typeof codes.findSingleCodes>

export const promotionCodes = (promotionId: number) =>
  query(codes.findSingleCodes, { params: { promotionId } })
/** Sent again with the same key, only one batch is created. */
export const makeCodes = ({
  promotionId,
  pieces,
  key,
}: {
  promotionId: number
  pieces: number
  key: string
}) => call(codes.makeSingleCodes, { params: { promotionId }, body: { pieces }, key })
/** The URL of the codes of a promotion, or of one batch, as a CSV file. */
export const codesCsv = (promotionId: number, batchId?: number) =>
  addressOf(codes.exportSingleCodes, { params: { promotionId }, query: batchId ? { batchId } : {} })

export type TriedPromotion = Answer<typeof trial.tryPromotion>

/** What a promotion would give a cart, or why it gives nothing. */
export const tryPromotion = (body: NonNullable<Input<typeof trial.tryPromotion>['body']>) =>
  call(trial.tryPromotion, { body })
