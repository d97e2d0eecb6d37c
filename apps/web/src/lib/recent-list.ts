/** What this browser did last, newest first; empty when storage is damaged or forbidden. */
export function recentList<T extends string | number>(
  key: string,
  most: number,
  isEntry: (kept: unknown) => kept is T,
) {
  const read = (): T[] => {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
      return Array.isArray(kept) && kept.every(isEntry) ? kept : []
    } catch {
      return []
    }
  }
  const change = (work: (storage: Storage) => void) => {
    try {
      work(localStorage)
    } catch {
      // Full or forbidden: then nothing is remembered.
    }
  }
  return {
    read,
    /** Puts an entry first. */
    remember(entry: T): void {
      const entries = [entry, ...read().filter((kept) => kept !== entry)].slice(0, most)
      change((storage) => storage.setItem(key, JSON.stringify(entries)))
    },
    forget: (): void => change((storage) => storage.removeItem(key)),
  }
}
