/** Reproducible random numbers by seed (mulberry32). */
export function randomOf(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    /** True with this probability. */
    chance: (probability: number) => next() < probability,
    /** A whole number, inclusive. */
    between: (least: number, most: number) => least + Math.floor(next() * (most - least + 1)),
    pick<T>(list: readonly T[]): T {
      const picked = list[Math.floor(next() * list.length)]
      if (picked === undefined) throw new Error('Nothing to pick from')
      return picked
    },
  }
}

export type Random = ReturnType<typeof randomOf>
