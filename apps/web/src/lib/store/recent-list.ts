import { storedInBrowser } from './browser-storage.ts'

/** What this browser did last, newest first; empty when storage is damaged or forbidden. */
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
    /** Puts an entry first. */
    remember(entry: T): void {
      list.write([entry, ...read().filter((stored) => stored !== entry)].slice(0, most))
    },
    forget: (): void => list.write(undefined),
  }
}
