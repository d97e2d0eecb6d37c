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
