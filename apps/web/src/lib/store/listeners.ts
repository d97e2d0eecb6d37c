/** Listeners for changes of a value outside React. */
export function makeListeners() {
  const all = new Set<() => void>()
  return {
    /** Notifies the listeners after a change. */
    notifyAll() {
      for (const notify of all) notify()
    },
    /** For `useSyncExternalStore`; returns how to unsubscribe. */
    subscribe(notify: () => void): () => void {
      all.add(notify)
      return () => all.delete(notify)
    },
  }
}
