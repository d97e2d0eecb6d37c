import type { Deps } from '../../../deps/deps.ts'
import { takeOffSale } from './change-sale.ts'
import { findExpiredProducts } from './lots.repository.ts'
import { findShelfLots, lockTracked, moveBetweenBuckets } from './shelf.repository.ts'

/** The actor of movements caused by the date. */
const MOVED_BY = 'system'

/**
 * Takes expired pieces off sale, product by product, each in a transaction of its own; a second run finds nothing.
 * Promises that can no longer be kept are on backorder.
 */
export async function expireLots({ db }: Pick<Deps, 'db'>): Promise<void> {
  for (const productId of await findExpiredProducts(db)) {
    await db.transaction().execute(async (tx) => {
      const [product] = await lockTracked(tx, [productId])
      if (!product) return
      let { quantity: onSale } = product
      for (const lot of await findShelfLots(tx, [productId])) {
        const { lotId, quantity: pieces, expiresOn, bucket } = lot
        if (bucket !== 'AVAILABLE' || expiresOn === null || expiresOn >= product.today) continue
        const move = { lotId, pieces, reason: 'EXPIRED', movedBy: MOVED_BY }
        await moveBetweenBuckets(tx, { ...move, from: 'AVAILABLE', to: 'EXPIRED' })
        const leaving = { product: { productId, quantity: onSale }, pieces, lotId }
        await takeOffSale(tx, { ...leaving, reason: 'EXPIRED', movedBy: MOVED_BY })
        onSale = Math.max(0, onSale - pieces)
      }
    })
  }
}
