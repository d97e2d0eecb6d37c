/** Addresses that are remembered; each takes about as much as itself. */
const MAX_REMEMBERED = 2_000

/** Tells whether the same was asked for lately, and remembers that it is now. */
export function makeAskedLately(max = MAX_REMEMBERED) {
  const keys = new Set<string>()
  /** One for ever, as in bounded-map.ts. */
  const oldestFirst = keys.keys()
  return (key: string): boolean => {
    const isKnown = keys.delete(key)
    keys.add(key)
    if (keys.size > max) keys.delete(oldestFirst.next().value ?? key)
    return isKnown
  }
}
