/** How many of the wanted pieces are promised from stock and how many wait (Decisions §4). */
export interface Allocation {
  taken: number
  backordered: number
}

/** Splits a wanted quantity over the stock on hand; null stock is not counted, so all of it waits. */
export function allocate(wanted: number, stock: number | null): Allocation {
  const taken = Math.min(wanted, Math.max(0, stock ?? 0))
  return { taken, backordered: wanted - taken }
}

/** Pieces that packs of several sizes share, of which one pack takes `perPack`. */
export interface SharedPieces {
  poolId: number
  pieces: number
  perPack: number
}

/**
 * The same for several lines: what there is of a product goes to its lines in their order, and pieces that several
 * packs share are promised once, whichever pack they are in.
 */
export function allocateLines(
  lines: readonly { productId: number; quantity: number }[],
  stockOf: (productId: number) => number | null,
  sharedBy: (productId: number) => SharedPieces | null = () => null,
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

/** 'On Backorder' is shown when stock is null or below 1 (Specification §2). */
export function isOnBackorder(stock: number | null): boolean {
  return stock === null || stock < 1
}
