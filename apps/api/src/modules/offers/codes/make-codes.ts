import { randomInt } from 'node:crypto'
import {
  MAX_SINGLE_CODES,
  SINGLE_CODE_LENGTH,
  singleCodeOf,
} from '@mendwell/domain/offers/single-codes'
import { CODE_LETTERS } from '@mendwell/domain/tenders/gift-card-code'
import * as z from 'zod/mini'
import type { Db, Queryable } from '../../../db/db.ts'
import { conflict, notFound } from '../../../ground/errors.ts'
import { type SignedInPrincipal, signatureOf } from '../../../ground/principal.ts'
import { requestKeyOrNew } from '../../../idempotency/request-key.ts'
import { runOnce } from '../../../idempotency/run-once.ts'
import { recordStaffEvent } from '../../settings/history/record-staff-event.ts'
import { findPromotions } from '../promotions.repository.ts'
import { findBatches, insertBatch, insertCodes, lockForCodes } from './codes.repository.ts'

interface Making {
  who: SignedInPrincipal
  promotionId: number
  pieces: number
  /** The Idempotency-Key header. */
  key: string | undefined
}

const Made = z.object({ batchId: z.int() })

/**
 * Creates a batch of single-use codes, once per key. No answer contains them: staff with the permission download them,
 * as often as needed.
 * @throws ShopError 404; 409 for a promotion that has ended, has a shared code, or would have too many.
 */
export async function makeCodes(db: Db, { who, promotionId, pieces, key }: Making) {
  const scope = `promotion codes ${signatureOf(who)}`
  const call = requestKeyOrNew({ scope, header: key, request: { promotionId, pieces } })
  const { replayed } = await runOnce(db, { call, answer: Made }, async (tx) => {
    await refuseMaking(tx, promotionId, pieces)
    const batchId = await insertBatch(tx, { promotionId, pieces, madeBy: signatureOf(who) })
    let missing = pieces
    while (missing > 0) {
      const codes = Array.from({ length: missing }, randomCode)
      missing -= await insertCodes(tx, { promotionId, batchId, codes })
    }
    await recordStaffEvent(tx, {
      who,
      action: 'make-codes',
      objectType: 'promotion',
      objectId: promotionId,
      after: { batchId, pieces },
    })
    return { batchId }
  })
  return { answer: await getCodes(db, promotionId), replayed }
}

const randomCode = () =>
  singleCodeOf(Array.from({ length: SINGLE_CODE_LENGTH }, () => randomInt(CODE_LETTERS.length)))

async function refuseMaking(tx: Queryable, promotionId: number, pieces: number) {
  const locked = await lockForCodes(tx, promotionId)
  const [promotion] = await findPromotions(tx, promotionId)
  if (!locked || !promotion) throw notFound('Promotion')
  if (!promotion.singleUse || locked.state === 'ENDED') {
    throw conflict('CONFLICT', 'promotionNotSingle')
  }
  if (promotion.codesMade + pieces > MAX_SINGLE_CODES) {
    throw conflict('CONFLICT', 'singleCodesMany')
  }
}

/**
 * A promotion with its batches of codes.
 * @throws ShopError 404
 */
export async function getCodes(db: Queryable, promotionId: number) {
  const [promotion] = await findPromotions(db, promotionId)
  if (!promotion) throw notFound('Promotion')
  return { promotion, batches: await findBatches(db, promotionId) }
}
