/** At least so many addresses are remembered, and at most twice as many; each takes about as much as itself. */
const REMEMBERED = 1_000

/** Tells whether the same was asked for lately, and remembers that it is now. */
export function makeAskedLately(least = REMEMBERED) {
  let before = new Set<string>()
  let lately = new Set<string>()
  return (key: string): boolean => {
    const isKnown = lately.has(key) || before.has(key)
    lately.add(key)
    if (lately.size >= least) {
      before = lately
      lately = new Set()
    }
    return isKnown
  }
}
