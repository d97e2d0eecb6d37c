import type { PromotionRow, SavePromotion } from '@mendwell/contract/offers/promotions'
import { readCode } from '@mendwell/domain/offers/codes'
import {
  PROMOTION_STATES,
  type PromotionState,
  promotionMoves,
} from '@mendwell/domain/offers/promotion'
import * as z from 'zod/mini'
import type { Db, Queryable } from '../../db/db.ts'
import { conflict, fieldError, invalidFields, notFound } from '../../ground/errors.ts'
import { type SignedInPrincipal, signatureOf } from '../../ground/principal.ts'
import { recordStaffEvent } from '../settings/history/record-staff-event.ts'
import {
  findPromotions,
  insertPromotion,
  lockPromotion,
  setCode,
  updatePromotion,
  updateState,
} from './promotions.repository.ts'

/**
 * Creates a draft, which has no effect until it is started.
 * @throws ShopError 422 for a code that another promotion has.
 */
export const makePromotion = (
  db: Db,
  who: SignedInPrincipal,
  promotion: SavePromotion,
): Promise<PromotionRow> =>
  db.transaction().execute(async (tx) => {
    const promotionId = await insertPromotion(tx, promotion, signatureOf(who))
    await giveCode(tx, promotionId, promotion.code)
    const action = 'create'
    await recordStaffEvent(tx, { who, action, ...named(promotionId), after: promotion })
    return getPromotion(tx, promotionId)
  })

/**
 * Changes a draft.
 * @throws ShopError 404; 409 for one that was active, or that would drop codes created for it; 422 for a code that
 * another promotion has.
 */
export const changePromotion = (
  db: Db,
  who: SignedInPrincipal,
  { promotionId, promotion }: { promotionId: number; promotion: SavePromotion },
): Promise<PromotionRow> =>
  db.transaction().execute(async (tx) => {
    const known = await lockPromotion(tx, promotionId)
    if (!known) throw notFound('Promotion')
    if (known.state !== 'DRAFT') throw conflict('CONFLICT', 'promotionFixed')
    const before = await getPromotion(tx, promotionId)
    if (before.codesMade > 0 && !promotion.singleUse) {
      throw conflict('CONFLICT', 'promotionHasCodes')
    }
    await updatePromotion(tx, promotionId, promotion)
    await giveCode(tx, promotionId, promotion.code)
    const action = 'change'
    await recordStaffEvent(tx, { who, action, ...named(promotionId), before, after: promotion })
    return getPromotion(tx, promotionId)
  })

const STATE = z.enum(PROMOTION_STATES)

/**
 * Starts, pauses or ends a promotion, effective from the next cart.
 * @throws ShopError 404; 409 for an invalid transition, or one that requires codes and has none.
 */
export const movePromotion = (
  db: Db,
  who: SignedInPrincipal,
  { promotionId, to }: { promotionId: number; to: PromotionState },
): Promise<PromotionRow> =>
  db.transaction().execute(async (tx) => {
    const known = await lockPromotion(tx, promotionId)
    if (!known) throw notFound('Promotion')
    const from = STATE.parse(known.state)
    if (!promotionMoves(from).includes(to)) throw conflict('CONFLICT', 'promotionMove')
    if (to === 'ACTIVE') await refuseWithoutCodes(tx, promotionId)
    await updateState(tx, promotionId, to)
    await recordStaffEvent(tx, {
      who,
      action: 'move',
      ...named(promotionId),
      before: { state: from },
      after: { state: to },
    })
    return getPromotion(tx, promotionId)
  })

async function refuseWithoutCodes(tx: Queryable, promotionId: number) {
  const { singleUse, codesMade } = await getPromotion(tx, promotionId)
  if (singleUse && codesMade === 0) throw conflict('CONFLICT', 'promotionWithoutCodes')
}

const named = (promotionId: number) => ({ objectType: 'promotion', objectId: promotionId }) as const

async function giveCode(tx: Queryable, promotionId: number, typed: string | null) {
  const isFree = await setCode(tx, promotionId, typed === null ? null : readCode(typed))
  if (!isFree) throw invalidFields([fieldError('code', 'promotionCodeTaken')])
}

async function getPromotion(tx: Queryable, promotionId: number): Promise<PromotionRow> {
  const [promotion] = await findPromotions(tx, promotionId)
  if (!promotion) throw notFound('Promotion')
  return promotion
}
