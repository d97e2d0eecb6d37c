import { type Order, takeBest } from './take-best.ts'

/**
 * Keeps what may be among the first so many by rank, a whole number below `ranks`, more is better. How many have which
 * rank tells what is out; so those of one rank are compared with each other at the end, and only where it matters.
 */
export function makeShortlist(limit: number, ranks: number) {
  const items: number[] = []
  const rankOf: number[] = []
  const counts = new Int32Array(ranks)
  let least = 0
  /** How many have that rank or a higher one. */
  let left = 0

  return {
    /** Whatever has a lower rank is not among the first. */
    get least(): number {
      return least
    },
    offer(item: number, rank: number): void {
      if (rank < least) return
      items.push(item)
      rankOf.push(rank)
      counts[rank] = (counts[rank] as number) + 1
      left++
      for (let count = counts[least] as number; left - count >= limit; ) {
        left -= count
        count = counts[++least] as number
      }
    },
    /** The first of all; `alike` orders those of the same rank. */
    taken(alike: Order): number[] {
      const rankAt = (at: number) => rankOf[at] as number
      const itemAt = (at: number) => items[at] as number
      const before: number[] = []
      const last: number[] = []
      for (let at = 0; at < items.length; at++) {
        if (rankAt(at) > least) before.push(at)
        else if (rankAt(at) === least) last.push(itemAt(at))
      }
      const first = before
        .sort((one, other) => rankAt(other) - rankAt(one) || alike(itemAt(one), itemAt(other)))
        .map(itemAt)
      return [...first, ...takeBest(last, alike, limit - first.length)]
    },
  }
}
