import { keptInBrowser } from './browser-storage.ts'

/** What this browser did last, newest first; empty when storage is damaged or forbidden. */
export function recentList<T extends string | number>(
  key: string,
  most: number,
  isEntry: (kept: unknown) => kept is T,
) {
  const list = keptInBrowser(key)
  const read = (): T[] => {
    const kept = list.read()
    return Array.isArray(kept) && kept.every(isEntry) ? kept : []
  }
  return {
    read,
    /** Puts an entry first. */
    remember(entry: T): void {
      list.write([entry, ...read().filter((kept) => kept !== entry)].slice(0, most))
    },
    forget: (): void => list.write(undefined),
  }
}
