import { storedInBrowser } from './browser-storage.ts'

/** This browser's recent entries, newest first; empty if storage is corrupt or blocked. */
export function recentList<T extends string | number>(
  key: string,
  most: number,
  isEntry: (stored: unknown) => stored is T,
) {
  const list = storedInBrowser(key)
  const read = (): T[] => {
    const stored = list.read()
    return Array.isArray(stored) && stored.every(isEntry) ? stored : []
  }
  return {
    read,
    /** Moves an entry to the front. */
    remember(entry: T): void {
      list.write([entry, ...read().filter((stored) => stored !== entry)].slice(0, most))
    },
    forget: (): void => list.write(undefined),
  }
}
