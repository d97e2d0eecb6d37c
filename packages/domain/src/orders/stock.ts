/** How many of the requested pieces are promised from stock and how many wait (Decisions §4). */
export interface Allocation {
  taken: number
  backordered: number
}

/** Splits a requested quantity by the stock on hand; null stock is not counted, so all of it waits. */
export function allocate(wanted: number, stock: number | null): Allocation {
  const taken = Math.min(wanted, Math.max(0, stock ?? 0))
  return { taken, backordered: wanted - taken }
}

/** The same for several lines: stock of a product goes to its lines in order. */
export function allocateLines(
  lines: readonly { productId: number; quantity: number }[],
  stockOf: (productId: number) => number | null,
): Allocation[] {
  const left = new Map<number, number | null>()
  return lines.map(({ productId, quantity }) => {
    const stock = left.has(productId) ? (left.get(productId) ?? null) : stockOf(productId)
    const allocation = allocate(quantity, stock)
    left.set(productId, stock === null ? null : stock - allocation.taken)
    return allocation
  })
}

/** 'On Backorder' is shown if stock is null or below 1 (Specification §2). */
export function isOnBackorder(stock: number | null): boolean {
  return stock === null || stock < 1
}
