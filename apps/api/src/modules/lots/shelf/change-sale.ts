import type { Queryable } from '../../../db/db.ts'
import {
  findHolders,
  insertBrokenPromises,
  insertSaleMovements,
  type TrackedProduct,
} from './shelf.repository.ts'

interface Leaving {
  /** As locked. */
  product: Pick<TrackedProduct, 'productId' | 'quantity'>
  /** Pieces that were available and are not any more. */
  pieces: number
  reason: 'EXPIRED' | 'RECALL' | 'LOT' | 'OPENING'
  lotId: number | null
  movedBy: string
}

/**
 * Takes pieces off sale. Where more are promised than stay, promises break, those of the latest orders first: their
 * pieces are on backorder from then on. Answers the items whose promise broke.
 */
export async function takeOffSale(
  tx: Queryable,
  { product, pieces, reason, lotId, movedBy }: Leaving,
): Promise<{ orderItemId: number; quantity: number }[]> {
  const { productId } = product
  let missing = Math.max(0, pieces - product.quantity)
  const broken: { orderItemId: number; quantity: number }[] = []
  if (missing > 0) {
    for (const { orderItemId, held } of await findHolders(tx, productId)) {
      const quantity = Math.min(held, missing)
      if (quantity > 0) broken.push({ orderItemId, quantity })
      missing -= quantity
    }
  }
  await insertBrokenPromises(
    tx,
    broken.map((promise) => ({ ...promise, reason, lotId })),
  )
  const freed = broken.map(({ orderItemId, quantity }) => ({
    productId,
    delta: quantity,
    reason: 'PROMISE_BROKEN',
    orderItemId,
    movedBy,
  }))
  const why = reason === 'RECALL' ? 'RECALL' : 'LOT'
  await insertSaleMovements(tx, [
    ...freed,
    { productId, delta: -pieces, reason: why, orderItemId: null, movedBy },
  ])
  return broken
}

interface Coming {
  productId: number
  pieces: number
  reason: 'RECEIPT' | 'LOT'
  movedBy: string
}

/** Puts pieces on sale. */
export const putOnSale = (tx: Queryable, { pieces, ...movement }: Coming): Promise<void> =>
  insertSaleMovements(tx, [{ ...movement, delta: pieces }])
