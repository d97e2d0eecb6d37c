import type { Queryable } from '../../../db/db.ts'
import { nameRecalledLot } from '../recalled/match-lots.ts'
import { isLotRecalled } from '../recalled/recalled.repository.ts'
import { findOrInsertLot, type NewLot } from './lots.repository.ts'

/**
 * The lot with these codes, new or known, and whether it is recalled: one received after its recall is matched by what
 * the recall names. The caller has locked the product.
 */
export async function findOrAddLot(tx: Queryable, lot: NewLot) {
  const { isNew, ...kept } = await findOrInsertLot(tx, lot)
  const { lotId } = kept
  const { productId, lotCode, serial } = lot
  const isRecalled = isNew
    ? await nameRecalledLot(tx, { lotId, productId, lotCode, serial })
    : await isLotRecalled(tx, lotId)
  return { ...kept, isNew, isRecalled }
}
