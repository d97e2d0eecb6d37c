import type { Queryable } from '../../../db/db.ts'
import { findPickedItems } from '../recalled/recalled.repository.ts'
import { takeOffSale } from '../shelf/change-sale.ts'
import {
  findHolders,
  findShelfLots,
  lockTracked,
  moveBetweenBuckets,
} from '../shelf/shelf.repository.ts'
import { beginCounting, lockProduct } from '../shelf/tracking.repository.ts'

interface Freezing {
  productId: number
  movedBy: string
}

/** The result of a freeze: pieces on hand, and order items that may have received affected pieces. */
export interface Frozen {
  pieces: number
  orderItemIds: number[]
}

/**
 * Moves the pieces of lots to the recalled bucket, and takes available ones off sale. Returns the items for which some
 * were picked, and those whose promise broke. The caller has locked the product.
 */
export async function freezeLots(
  tx: Queryable,
  { productId, movedBy, lotIds }: Freezing & { lotIds: readonly number[] },
): Promise<Frozen> {
  const picked = await findPickedItems(tx, lotIds)
  const frozen: Frozen = { pieces: 0, orderItemIds: picked }
  const [product] = await lockTracked(tx, [productId])
  if (!product) return frozen
  let { quantity: onSale } = product
  for (const { lotId, bucket, quantity: pieces } of await findShelfLots(tx, [productId])) {
    if (!lotIds.includes(lotId) || bucket === 'RECALLED') continue
    const move = { lotId, pieces, reason: 'RECALL', movedBy }
    await moveBetweenBuckets(tx, { ...move, from: bucket, to: 'RECALLED' })
    frozen.pieces += pieces
    if (bucket !== 'AVAILABLE') continue
    const leaving = { product: { productId, quantity: onSale }, pieces, lotId }
    const broken = await takeOffSale(tx, { ...leaving, reason: 'RECALL', movedBy })
    onSale = Math.max(0, onSale - pieces)
    frozen.orderItemIds.push(...broken.map(({ orderItemId }) => orderItemId))
  }
  return frozen
}

/**
 * Takes all of a product that is not tracked by lot off sale: stock on hand and promised pieces. From then on its stock
 * is counted, so that it cannot be sold. The caller has locked the product.
 */
export async function freezeProduct(
  tx: Queryable,
  { productId, movedBy }: Freezing,
): Promise<Frozen> {
  const product = await lockProduct(tx, productId)
  if (!product) return { pieces: 0, orderItemIds: [] }
  if (product.quantity === null) await beginCounting(tx, productId)
  const quantity = product.quantity ?? 0
  const held = (await findHolders(tx, productId)).reduce((sum, one) => sum + one.held, 0)
  const pieces = quantity + held
  if (pieces === 0) return { pieces, orderItemIds: [] }
  const leaving = { product: { productId, quantity }, pieces, lotId: null }
  const broken = await takeOffSale(tx, { ...leaving, reason: 'RECALL', movedBy })
  return { pieces, orderItemIds: broken.map(({ orderItemId }) => orderItemId) }
}
