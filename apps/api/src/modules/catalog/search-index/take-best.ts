/** Below zero when the first comes before the second; never zero for two products. */
export type Order = (one: number, other: number) => number

/**
 * The first so many in an order. Most are compared with the last of the best alone, so that the
 * first page of thousands costs little more than looking at each.
 */
export function takeBest(docs: ArrayLike<number>, order: Order, limit: number): number[] {
  const heap: number[] = []
  for (let at = 0; at < docs.length; at++) {
    const doc = docs[at] as number
    if (heap.length < limit) rise(heap, doc, order)
    else if (heap.length > 0 && order(doc, heap[0] as number) < 0) sink(heap, doc, order)
  }
  return heap.sort(order)
}

/**
 * Keeps the first few of what is offered, by rank: a whole number from 0, more is better; `alike` orders those
 * of the same rank. What is told at a glance spares a closer look at most.
 */
export function makeHighest(limit: number, alike: Order) {
  const heap: number[] = []
  const ranks = new Map<number, number>()
  let least = -1
  const order: Order = (one, other) =>
    (ranks.get(other) as number) - (ranks.get(one) as number) || alike(one, other)
  const mayEnter = (item: number, rank: number): boolean =>
    rank > least || (rank === least && alike(item, heap[0] as number) < 0)

  return {
    /** The rank of the last of the best; -1 while there are too few. */
    get least(): number {
      return least
    },
    /** Whether this would be among the best by now. */
    mayEnter,
    /** What is offered again counts once. */
    offer(item: number, rank: number): void {
      if (!mayEnter(item, rank) || ranks.has(item)) return
      ranks.set(item, rank)
      if (heap.length < limit) rise(heap, item, order)
      else sink(heap, item, order)
      if (heap.length === limit) least = ranks.get(heap[0] as number) as number
    },
    /** The best first. */
    taken: (): number[] => heap.toSorted(order),
  }
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
