import { type Allocation, allocate } from '../orders/stock.ts'

/** Pieces shared by packs of several sizes; one pack takes `perPack` of them. */
export interface SharedPieces {
  poolId: number
  pieces: number
  perPack: number
}

/**
 * Splits the lines of an order by the stock on hand: stock of a product goes to its lines in order, and pieces shared
 * by several packs are promised once, whichever pack they are in.
 */
export function allocatePacks(
  lines: readonly { productId: number; quantity: number }[],
  stockOf: (productId: number) => number | null,
  sharedBy: (productId: number) => SharedPieces | null,
): Allocation[] {
  const left = new Map<number, number | null>()
  const leftInPools = new Map<number, number>()
  return lines.map(({ productId, quantity }) => {
    const own = left.has(productId) ? (left.get(productId) ?? null) : stockOf(productId)
    const shared = sharedBy(productId)
    const pieces = shared ? (leftInPools.get(shared.poolId) ?? shared.pieces) : 0
    const stock = shared && own !== null ? Math.min(own, Math.floor(pieces / shared.perPack)) : own
    const allocation = allocate(quantity, stock)
    left.set(productId, own === null ? null : own - allocation.taken)
    if (shared) leftInPools.set(shared.poolId, pieces - allocation.taken * shared.perPack)
    return allocation
  })
}
