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

/** Of pieces that were here before anybody knew lots, nobody knows the lot. */
const asPrinted = ({ lotCode, serial }: Pick<LotOfProduct, 'lotCode' | 'serial'>) => ({
  lotCode: lotCode === OPENING_LOT ? null : lotCode,
  serial,
})

/** The lots of a product that a recall may be about, and why. */
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
 * A lot that comes in for the first time is looked up in the recalls that were confirmed: it belongs to them at once. One
 * whose code is alike, or whose lot nobody can read, belongs to them too: nothing of it is sold unseen.
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
