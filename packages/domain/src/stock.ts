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

/** 'On Backorder' is shown when stock is null or below 1 (Specification §2). */
export function isOnBackorder(stock: number | null): boolean {
  return stock === null || stock < 1
}
