import type { Queryable } from '../../../db/db.ts'
import { OPENING_LOT } from '../recalled/opening-lot.ts'
import { findOrAddLot } from '../shelf/find-or-add-lot.ts'
import { insertLotMovements, lockTracked } from '../shelf/shelf.repository.ts'
import { findLotsOut, findProductOfItem } from './returned.repository.ts'

interface Returned {
  returnId: number
  orderItemId: number
  quantity: number
  movedBy: string
}

/**
 * Moves returned pieces of a product tracked by lot into quarantine with the lot they left with, and those of a
 * recalled lot to the recalled bucket: nothing goes on sale before it was inspected. False for other products.
 */
export async function takeBackLots(tx: Queryable, move: Returned): Promise<boolean> {
  const { returnId, orderItemId, quantity, movedBy } = move
  const [product] = await lockTracked(tx, [await findProductOfItem(tx, orderItemId)])
  if (!product) return false
  const { productId, today: receivedOn } = product
  let left = quantity
  const back: { lotId: number; bucket: string; pieces: number }[] = []
  for (const { lotId, out, isRecalled } of await findLotsOut(tx, orderItemId)) {
    const pieces = Math.min(left, out)
    if (pieces > 0) back.push({ lotId, bucket: isRecalled ? 'RECALLED' : 'QUARANTINED', pieces })
    left -= pieces
  }
  if (left > 0) {
    // Sent before the product was tracked: the lot is unknown.
    const lot = { productId, lotCode: OPENING_LOT, serial: null, expiresOn: null, receivedOn }
    const { lotId, isRecalled } = await findOrAddLot(tx, { ...lot, createdBy: movedBy })
    back.push({ lotId, bucket: isRecalled ? 'RECALLED' : 'QUARANTINED', pieces: left })
  }
  await insertLotMovements(
    tx,
    back.map(({ pieces, ...row }) => ({
      ...row,
      delta: pieces,
      reason: 'RETURN',
      returnId,
      movedBy,
    })),
  )
  return true
}
