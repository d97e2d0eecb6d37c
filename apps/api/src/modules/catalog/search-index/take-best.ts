/** Below zero when the first comes before the second; never zero for two products. */
export type Order = (one: number, other: number) => number

/**
 * The first so many in an order. Most are compared with the last of the best alone, so that the
 * first page of thousands costs little more than looking at each.
 */
export function takeBest(docs: Iterable<number>, order: Order, limit: number): number[] {
  const heap: number[] = []
  for (const doc of docs) {
    if (heap.length < limit) rise(heap, doc, order)
    else if (heap.length > 0 && order(doc, heap[0] as number) < 0) sink(heap, doc, order)
  }
  return heap.sort(order)
}

interface Ranking {
  /** More is better, below 0 does not count; of products alike the one with the lower number comes first. */
  rank: (doc: number) => number
  /** What the rank is at most, told at a glance. */
  most: (doc: number) => number
}

/** The first few by a rank that takes a closer look, which only those get that may still be among them. */
export function takeHighest(docs: Int32Array, limit: number, { rank, most }: Ranking): number[] {
  const best: number[] = []
  const ranks: number[] = []
  for (let at = 0; at < docs.length; at++) {
    const doc = docs[at] as number
    const toBeat = best.length < limit ? -1 : (ranks[limit - 1] as number)
    if (most(doc) <= toBeat) continue
    const own = rank(doc)
    if (own <= toBeat) continue
    let place = Math.min(best.length, limit - 1)
    for (; place > 0 && (ranks[place - 1] as number) < own; place--) {
      best[place] = best[place - 1] as number
      ranks[place] = ranks[place - 1] as number
    }
    best[place] = doc
    ranks[place] = own
  }
  return best
}

/** The worst of the best stands at the top. */
function rise(heap: number[], doc: number, order: Order) {
  let at = heap.push(doc) - 1
  while (at > 0) {
    const parent = (at - 1) >> 1
    if (order(heap[parent] as number, doc) > 0) break
    heap[at] = heap[parent] as number
    at = parent
  }
  heap[at] = doc
}

function sink(heap: number[], doc: number, order: Order) {
  let at = 0
  for (;;) {
    let child = 2 * at + 1
    if (child >= heap.length) break
    const right = child + 1
    if (right < heap.length && order(heap[right] as number, heap[child] as number) > 0)
      child = right
    if (order(doc, heap[child] as number) > 0) break
    heap[at] = heap[child] as number
    at = child
  }
  heap[at] = doc
}
