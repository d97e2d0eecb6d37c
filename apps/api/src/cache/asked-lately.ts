/** Addresses that are remembered; each takes about as much as itself. */
const MAX_REMEMBERED = 2_000

/** Tells whether the same was asked for lately, and remembers that it is now. */
export function makeAskedLately(max = MAX_REMEMBERED) {
  const keys = new Set<string>()
  return (key: string): boolean => {
    const isKnown = keys.delete(key)
    keys.add(key)
    for (const oldest of keys) {
      if (keys.size <= max) break
      keys.delete(oldest)
    }
    return isKnown
  }
}
