/** Those who want to know when a value outside React changes. */
export function makeListeners() {
  const all = new Set<() => void>()
  return {
    /** The changed value is there. */
    notifyAll() {
      for (const notify of all) notify()
    },
    /** For `useSyncExternalStore`; what it gives back ends it. */
    subscribe(notify: () => void): () => void {
      all.add(notify)
      return () => all.delete(notify)
    },
  }
}
