/** Ids below this are counted in an array, which is quicker than a map. */
const SMALL = 1 << 12
/** All zero between two calls. */
const small = new Int32Array(SMALL)

/** Of each id that some products have, how many of them have it. */
export function tallyOf(idOf: Int32Array, docs: Int32Array): Map<number, number> {
  const counts = new Map<number, number>()
  let end = 0
  for (let at = 0; at < docs.length; at++) {
    const id = idOf[docs[at] as number] as number
    if (id >= 0 && id < SMALL) {
      small[id] = (small[id] as number) + 1
      if (id >= end) end = id + 1
    } else counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  for (let id = 0; id < end; id++) {
    const count = small[id] as number
    if (count === 0) continue
    counts.set(id, count)
    small[id] = 0
  }
  return counts
}
