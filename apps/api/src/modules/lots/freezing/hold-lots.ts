import type { Queryable } from '../../../db/db.ts'
import { findPickedItems, isLotRecalled } from '../recalled/recalled.repository.ts'
import { putOnSale, takeOffSale } from '../shelf/change-sale.ts'
import { findShelfLots, lockTracked, moveBetweenBuckets } from '../shelf/shelf.repository.ts'

interface Holding {
  productId: number
  movedBy: string
  /** Why, for the history of the lots. */
  note: string
}

/** What a hold took off sale of a lot, and the order items with picked or promised pieces of it. */
export interface HeldLot {
  lotId: number
  pieces: number
  orderItemIds: number[]
}

/** Moves the available pieces of a product's lots to quarantine. The caller has locked the product. */
export async function holdLots(
  tx: Queryable,
  { productId, lotIds, movedBy, note }: Holding & { lotIds: readonly number[] },
): Promise<HeldLot[]> {
  const [product] = await lockTracked(tx, [productId])
  if (!product) return []
  let { quantity: onSale } = product
  const held: HeldLot[] = []
  for (const { lotId, bucket, quantity: pieces } of await findShelfLots(tx, [productId])) {
    if (!lotIds.includes(lotId) || bucket !== 'AVAILABLE') continue
    const picked = await findPickedItems(tx, [lotId])
    const move = { lotId, pieces, reason: 'QUARANTINE', movedBy, note }
    await moveBetweenBuckets(tx, { ...move, from: 'AVAILABLE', to: 'QUARANTINED' })
    const leaving = { product: { productId, quantity: onSale }, pieces, lotId }
    const broken = await takeOffSale(tx, { ...leaving, reason: 'LOT', movedBy })
    onSale = Math.max(0, onSale - pieces)
    const items = [...picked, ...broken.map(({ orderItemId }) => orderItemId)]
    held.push({ lotId, pieces, orderItemIds: [...new Set(items)] })
  }
  return held
}

/**
 * Puts quarantined pieces of lots on sale again, as far as they are still there and the lot has not expired or been
 * recalled meanwhile. The caller has locked the product. Returns how many.
 */
export async function releaseLots(
  tx: Queryable,
  { productId, lots, movedBy, note }: Holding & { lots: readonly Omit<HeldLot, 'orderItemIds'>[] },
): Promise<number> {
  const [product] = await lockTracked(tx, [productId])
  if (!product) return 0
  const shelf = await findShelfLots(tx, [productId])
  let released = 0
  for (const { lotId, pieces: held } of lots) {
    const lot = shelf.find((one) => one.lotId === lotId && one.bucket === 'QUARANTINED')
    if (!lot || (lot.expiresOn !== null && lot.expiresOn < product.today)) continue
    if (await isLotRecalled(tx, lotId)) continue
    const pieces = Math.min(held, lot.quantity)
    const move = { lotId, pieces, reason: 'RELEASE', movedBy, note }
    await moveBetweenBuckets(tx, { ...move, from: 'QUARANTINED', to: 'AVAILABLE' })
    await putOnSale(tx, { productId, pieces, reason: 'LOT', movedBy })
    released += pieces
  }
  return released
}
