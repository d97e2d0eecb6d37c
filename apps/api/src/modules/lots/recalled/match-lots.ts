import { type Criterion, type LotMatch, matchLot } from '@mendwell/domain/recalls/match-lot'
import type { Queryable } from '../../../db/db.ts'
import { OPENING_LOT } from './opening-lot.ts'
import {
  findAllLots,
  findConfirmedCriteria,
  insertRecalledLots,
  type LotOfProduct,
} from './recalled.repository.ts'

export type MatchedLot = LotOfProduct & { match: LotMatch }

/** For pieces that were on hand before lots were tracked, the lot is unknown. */
const asPrinted = ({ lotCode, serial }: Pick<LotOfProduct, 'lotCode' | 'serial'>) => ({
  lotCode: lotCode === OPENING_LOT ? null : lotCode,
  serial,
})

/** The lots of a product that a recall may affect, and why. */
export async function matchLots(
  db: Queryable,
  { productId, criterion }: { productId: number; criterion: Criterion },
): Promise<MatchedLot[]> {
  return (await findAllLots(db, [productId])).flatMap((lot) => {
    const match = matchLot(criterion, asPrinted(lot))
    return match ? [{ ...lot, match }] : []
  })
}

/**
 * A lot received for the first time is checked against the confirmed recalls: if they cover it, it is affected at once.
 * So is one with a similar code, or an unreadable one: nothing of it is sold unseen.
 */
export async function nameRecalledLot(tx: Queryable, lot: LotOfProduct): Promise<boolean> {
  const found = (await findConfirmedCriteria(tx, lot.productId)).flatMap(
    ({ recallId, criterion }) => {
      const match = matchLot(criterion, asPrinted(lot))
      return match ? [{ recallId, match }] : []
    },
  )
  const row = { lotId: lot.lotId, isAffected: true, decidedBy: 'system' }
  await insertRecalledLots(
    tx,
    found.map((one) => ({ ...one, ...row })),
  )
  return found.length > 0
}
