import type { Deps } from '../../../deps/deps.ts'
import { takeOffSale } from './change-sale.ts'
import { findExpiredProducts } from './lots.repository.ts'
import { findShelfLots, lockTracked, moveBetweenBuckets } from './shelf.repository.ts'

/** Who moves what the clock moves. */
const MOVED_BY = 'system'

/**
 * Takes pieces off sale whose last good day is over, product by product, each in a transaction of its own; run twice
 * it finds nothing the second time. A promise that cannot be kept any more is on backorder.
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
