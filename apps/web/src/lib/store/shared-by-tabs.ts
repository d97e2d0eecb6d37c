import { useSyncExternalStore } from 'react'
import { storedInBrowser } from './browser-storage.ts'
import { makeListeners } from './listeners.ts'

/** Two tabs writing within this many ms may not have seen each other's changes. */
const RACE_MS = 2_000

interface Shared<Entry> {
  /** The storage key. */
  key: string
  /** Parses an entry; undefined if invalid. */
  read(stored: unknown): readonly Entry[]
  isSame(one: readonly Entry[], other: readonly Entry[]): boolean
  /** Merges two copies that both started from `base`. */
  merge(base: readonly Entry[], mine: readonly Entry[], theirs: readonly Entry[]): readonly Entry[]
}

/** Entries stored for all tabs of a browser; concurrent changes of two tabs are merged. */
export function sharedByTabs<Entry>({ key, read, isSame, merge }: Shared<Entry>) {
  const stored = storedInBrowser(key)
  const { notifyAll, subscribe } = makeListeners()
  const none: readonly Entry[] = []
  let entries = read(stored.read())
  /** This tab's last change, from and to. */
  let changed: { before: readonly Entry[]; after: readonly Entry[]; at: number } | undefined

  function mergedWithOwn(theirs: readonly Entry[]): readonly Entry[] {
    if (!changed || performance.now() - changed.at >= RACE_MS) return theirs
    return merge(changed.before, changed.after, theirs)
  }

  // Another tab changed them: if it had not seen this tab's last change, both are merged.
  globalThis.addEventListener?.('storage', (event) => {
    if (event.key !== key && event.key !== null) return
    const theirs = read(stored.read())
    // An empty value clears everything, as after signing out.
    entries = event.newValue === null ? theirs : mergedWithOwn(theirs)
    if (!isSame(entries, theirs)) stored.write(entries)
    notifyAll()
  })

  return {
    /** Calls back whenever they change. */
    watch: subscribe,
    /** The entries, re-rendered whenever they change. */
    useEntries: (): readonly Entry[] =>
      useSyncExternalStore(
        subscribe,
        () => entries,
        () => none,
      ),
    /** The current entries, including another tab's latest change: read this before changing them. */
    current(): readonly Entry[] {
      entries = read(stored.read())
      return entries
    },
    /** Stores exactly these; an empty value clears them. */
    keep(next: readonly Entry[]): void {
      changed = { before: entries, after: next, at: performance.now() }
      entries = next
      stored.write(next.length > 0 ? next : undefined)
      notifyAll()
    },
  }
}
