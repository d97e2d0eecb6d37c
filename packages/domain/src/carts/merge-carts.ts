import { MAX_CART_LINES, MAX_QUANTITY } from '../orders/limits.ts'

/** A line of a cart as devices exchange it: what makes it one line, and how many pieces. */
export interface SyncedLine {
  productId: number
  /** How it is cut, in words; null where there is no choice. */
  cut: string | null
  notes: string
  quantity: number
}

/** Two carts that know nothing of each other, each full, come to this many lines at most. */
export const MAX_SYNCED_LINES = 2 * MAX_CART_LINES
/** So long a link to a cart opens it. */
export const CART_LINK_DAYS = 30
/** Links to carts that a customer has at a time. */
export const MAX_CART_LINKS = 20

/** Equal for lines of the same product, cut and note. */
export const syncedKey = ({ productId, cut, notes }: Omit<SyncedLine, 'quantity'>): string =>
  JSON.stringify([productId, cut?.trim() ?? '', notes.trim()])

/**
 * One cart of two copies that both began as `base`, line by line: a copy that left a line as it was gives way to the
 * other one, be it that this changed, added or removed the line. Where both changed it the larger quantity counts, so
 * that a removal loses against more pieces, and two copies without a common beginning (`base` empty) add up no pieces.
 * Merging what is merged already changes nothing. A product keeps 99 pieces over all of its lines, and every line one.
 */
export function mergeCarts<Line extends SyncedLine>(
  base: readonly SyncedLine[],
  mine: readonly Line[],
  theirs: readonly Line[],
): Line[] {
  return withinPieces(mergeLines(base, mine, theirs))
}

/** The same without the bound of a product's pieces: what is only noted down may be more than one buys. */
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

/** Pieces of a line, 0 where there is none: before, in the one copy and in the other. */
function mergeQuantity(before: number, mine: number, theirs: number): number {
  if (mine === before) return theirs
  if (theirs === before) return mine
  return Math.max(mine, theirs)
}

/** Equal lines of one copy, which a device should not send, count as the largest of them. */
function byKey<Line extends SyncedLine>(lines: readonly Line[]): Map<string, Line> {
  const found = new Map<string, Line>()
  for (const line of lines) {
    const known = found.get(syncedKey(line))
    if (!known || known.quantity < line.quantity) found.set(syncedKey(line), line)
  }
  return found
}

/** The lines with no product over 99 pieces: what is too much goes from its largest line, whichever copy came first. */
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

/** Whether two carts hold the same lines, in whatever order. */
export function isSameCart(one: readonly SyncedLine[], other: readonly SyncedLine[]): boolean {
  const quantities = new Map(other.map((line) => [syncedKey(line), line.quantity]))
  return (
    one.length === other.length &&
    one.every((line) => quantities.get(syncedKey(line)) === line.quantity)
  )
}
