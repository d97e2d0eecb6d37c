/** Ids below this are counted in an array, which is quicker than a map. */
const SMALL = 1 << 12

/** Counts how often each number comes. */
export function makeTally() {
  const small = new Int32Array(SMALL)
  const large = new Map<number, number>()
  let highest = -1
  return {
    add(key: number) {
      if (key >= 0 && key < SMALL) {
        small[key] = (small[key] as number) + 1
        if (key > highest) highest = key
      } else {
        large.set(key, (large.get(key) ?? 0) + 1)
      }
    },
    /** Each number that came, and how often. */
    entries(): [key: number, count: number][] {
      const found: [number, number][] = []
      for (let key = 0; key <= highest; key++) {
        if (small[key] !== 0) found.push([key, small[key] as number])
      }
      return [...found, ...large]
    },
  }
}
