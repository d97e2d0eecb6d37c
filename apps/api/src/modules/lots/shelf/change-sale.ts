import type { Queryable } from '../../../db/db.ts'
import {
  findHolders,
  insertBrokenPromises,
  insertSaleMovements,
  type TrackedProduct,
} from './shelf.repository.ts'

interface Breaking {
  /** In its locked state. */
  product: Pick<TrackedProduct, 'productId' | 'quantity'>
  /** Pieces that may no longer be promised. */
  pieces: number
  reason: 'EXPIRED' | 'RECALL' | 'LOT' | 'OPENING' | 'COUNT'
  lotId: number | null
  movedBy: string
}

/**
 * If more pieces leave than may still be promised, promises are broken, those of the latest orders first: their pieces
 * are on backorder from then on. Returns the items whose promise broke.
 */
export async function breakPromises(
  tx: Queryable,
  { product, pieces, reason, lotId, movedBy }: Breaking,
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
  await insertSaleMovements(
    tx,
    broken.map(({ orderItemId, quantity }) => ({
      productId,
      delta: quantity,
      reason: 'PROMISE_BROKEN',
      orderItemId,
      movedBy,
    })),
  )
  return broken
}

/** Takes available pieces off sale; promises break as in breakPromises, whose items it returns. */
export async function takeOffSale(
  tx: Queryable,
  leaving: Breaking,
): Promise<{ orderItemId: number; quantity: number }[]> {
  const broken = await breakPromises(tx, leaving)
  const { product, pieces, reason, movedBy } = leaving
  const why = reason === 'RECALL' ? 'RECALL' : 'LOT'
  await insertSaleMovements(tx, [
    { productId: product.productId, delta: -pieces, reason: why, movedBy },
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
export const putOnSale = (tx: Queryable, { pieces, ...movement }: Coming): Promise<number[]> =>
  insertSaleMovements(tx, [{ ...movement, delta: pieces }])
