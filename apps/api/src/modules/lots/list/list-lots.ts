import type { FindLots, Lot, LotDetail, ProductLots } from '@mendwell/contract/lots/lots'
import type { Queryable } from '../../../db/db.ts'
import { notFound } from '../../../ground/errors.ts'
import { findHolders } from '../shelf/shelf.repository.ts'
import { findTracked } from '../shelf/tracking.repository.ts'
import { findLotBuyers, findLotMovements, findLotPage, findLotsOf } from './list.repository.ts'

/**
 * How a product is tracked by lot, what may be promised of it, and its lots on hand.
 * @throws ShopError 404
 */
export async function getProductLots(db: Queryable, productId: number): Promise<ProductLots> {
  const found = await findTracked(db, productId)
  if (!found) throw notFound('Product')
  const { quantity, today: _, ...tracked } = found
  const isTracked = tracked.tracking !== 'NONE'
  const holders = isTracked ? await findHolders(db, productId) : []
  return {
    tracked,
    quantity,
    promised: holders.reduce((sum, { held }) => sum + held, 0),
    lots: isTracked ? await findLotsOf(db, { productId }) : [],
  }
}

/**
 * One lot: where its pieces are, their movements, and every order that received some.
 * @throws ShopError 404
 */
export async function getLot(db: Queryable, lotId: number): Promise<LotDetail> {
  const [lot] = await findLotsOf(db, { lotId })
  if (!lot) throw notFound('Lot')
  const [movements, buyers] = await Promise.all([
    findLotMovements(db, lotId),
    findLotBuyers(db, [lotId]),
  ])
  return { lot, movements, buyers }
}

/** A page of lots, soonest expiry first. */
export const listLots = (db: Queryable, query: FindLots): Promise<{ rows: Lot[]; total: number }> =>
  findLotPage(db, query)
