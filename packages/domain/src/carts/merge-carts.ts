import { MAX_CART_LINES, MAX_QUANTITY } from '../orders/limits.ts'

/** A line of a cart as devices sync it: what identifies the line, and its quantity. */
export interface SyncedLine {
  productId: number
  /** How it is cut, in words; null when there is no choice. */
  cut: string | null
  notes: string
  quantity: number
}

/** The most lines that merging two full, unrelated carts can give. */
export const MAX_SYNCED_LINES = 2 * MAX_CART_LINES
/** How long a link to a cart works. */
export const CART_LINK_DAYS = 30
/** How many cart links a customer can have at a time. */
export const MAX_CART_LINKS = 20

/** Equal for lines with the same product, cut and note. */
export const syncedKey = ({ productId, cut, notes }: Omit<SyncedLine, 'quantity'>): string =>
  JSON.stringify([productId, cut?.trim() ?? '', notes.trim()])

/**
 * Merges two copies of a cart that both started from `base`, line by line: where only one copy changed, added or
 * removed a line, that change wins. Where both changed it, the larger quantity wins, so a removal loses to more pieces,
 * and copies without a common base (`base` empty) do not add up. Merging twice changes nothing. A product keeps at most
 * 99 pieces over all of its lines, and every line at least one.
 */
export function mergeCarts<Line extends SyncedLine>(
  base: readonly SyncedLine[],
  mine: readonly Line[],
  theirs: readonly Line[],
): Line[] {
  return withinPieces(mergeLines(base, mine, theirs))
}

/** The same without the limit per product: a saved list may hold more than one can buy. */
export function mergeLines<Line extends SyncedLine>(
  base: readonly SyncedLine[],
  mine: readonly Line[],
  theirs: readonly Line[],
): Line[] {
  const [before, ours, others] = [byKey(base), byKey(mine), byKey(theirs)]
  const all = new Map([...ours, ...[...others].filter(([key]) => !ours.has(key))])
  return [...all].flatMap(([key, line]) => {
    const quantity = mergeQuantity(
      before.get(key)?.quantity ?? 0,
      ours.get(key)?.quantity ?? 0,
      others.get(key)?.quantity ?? 0,
    )
    return quantity > 0 ? [{ ...line, quantity }] : []
  })
}

/** The quantity of a line, 0 if missing: in the base, in one copy and in the other. */
function mergeQuantity(before: number, mine: number, theirs: number): number {
  if (mine === before) return theirs
  if (theirs === before) return mine
  return Math.max(mine, theirs)
}

/** Equal lines within one copy, which a device should not send, count as the largest of them. */
function byKey<Line extends SyncedLine>(lines: readonly Line[]): Map<string, Line> {
  const found = new Map<string, Line>()
  for (const line of lines) {
    const known = found.get(syncedKey(line))
    if (!known || known.quantity < line.quantity) found.set(syncedKey(line), line)
  }
  return found
}

/** Limits each product to 99 pieces: the excess comes off its largest line, whichever copy comes first. */
function withinPieces<Line extends SyncedLine>(lines: readonly Line[]): Line[] {
  const quantities = new Map(lines.map((line) => [syncedKey(line), line.quantity]))
  for (const productId of new Set(lines.map((line) => line.productId))) {
    const keys = lines
      .filter((line) => line.productId === productId)
      .map(syncedKey)
      .sort()
    const of = (key: string) => quantities.get(key) ?? 0
    let excess = keys.reduce((pieces, key) => pieces + of(key), 0) - MAX_QUANTITY
    while (excess > 0) {
      const largest = keys.reduce((most, key) => (of(key) > of(most) ? key : most))
      if (of(largest) <= 1) break
      quantities.set(largest, of(largest) - 1)
      excess -= 1
    }
  }
  return lines.map((line) => ({ ...line, quantity: quantities.get(syncedKey(line)) ?? 1 }))
}

/** Whether two carts hold the same lines, in any order. */
export function isSameCart(one: readonly SyncedLine[], other: readonly SyncedLine[]): boolean {
  const quantities = new Map(other.map((line) => [syncedKey(line), line.quantity]))
  return (
    one.length === other.length &&
    one.every((line) => quantities.get(syncedKey(line)) === line.quantity)
  )
}
