import * as contract from '@mendwell/contract/offers/promotions'
import type { PromotionState } from '@mendwell/domain/offers/promotion'
import { type Answer, call, type Input } from '../../calls/call.ts'
import { query } from '../../calls/query.ts'

export type PromotionRow = Answer<typeof contract.findPromotions>['rows'][number]
export type PromotionBody = NonNullable<Input<typeof contract.makePromotion>['body']>

export const staffPromotions = () => query(contract.findPromotions)

/** Makes a draft, or changes the one with this number. */
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
