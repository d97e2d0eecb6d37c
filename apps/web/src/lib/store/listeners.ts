/** Those who want to know when a value outside React changes. */
export function makeListeners() {
  const all = new Set<() => void>()
  return {
    /** The changed value is there. */
    tellAll() {
      for (const tell of all) tell()
    },
    /** For `useSyncExternalStore`; what it gives back ends it. */
    subscribe(tell: () => void): () => void {
      all.add(tell)
      return () => all.delete(tell)
    },
  }
}
