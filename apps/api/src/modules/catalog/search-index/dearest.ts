/** Keeps so many values by key: those that were the dearest to make. */
export function makeDearest<Value>(max: number) {
  const kept = new Map<string, { value: Value; cost: number }>()

  function dropCheapest() {
    let [cheapest, least] = ['', Number.POSITIVE_INFINITY]
    for (const [key, { cost }] of kept) {
      if (cost < least) [cheapest, least] = [key, cost]
    }
    kept.delete(cheapest)
  }

  return {
    get: (key: string): Value | undefined => kept.get(key)?.value,
    put(key: string, value: Value, cost: number): void {
      kept.set(key, { value, cost })
      if (kept.size > max) dropCheapest()
    },
    clear: (): void => kept.clear(),
  }
}
