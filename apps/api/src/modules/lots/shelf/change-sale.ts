import type { Queryable } from '../../../db/db.ts'
import {
  findHolders,
  insertBrokenPromises,
  insertSaleMovements,
  type TrackedProduct,
} from './shelf.repository.ts'

interface Breaking {
  /** As locked. */
  product: Pick<TrackedProduct, 'productId' | 'quantity'>
  /** Pieces that may not be promised any more. */
  pieces: number
  reason: 'EXPIRED' | 'RECALL' | 'LOT' | 'OPENING' | 'COUNT'
  lotId: number | null
  movedBy: string
}

/**
 * Where more pieces leave than may still be promised, promises break, those of the latest orders first: their pieces are
 * on backorder from then on. Answers the items whose promise broke.
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

/** Takes pieces off sale that were available; promises break as breakPromises says, which answers them. */
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
