import { useSyncExternalStore } from 'react'
import { storedInBrowser } from './browser-storage.ts'
import { makeListeners } from './listeners.ts'

/** Two tabs that write within so many ms may not have seen each other's writing. */
const RACE_MS = 2_000

interface Shared<Entry> {
  /** Where the browser keeps them. */
  key: string
  /** What somebody else wrote there is nothing. */
  read(stored: unknown): readonly Entry[]
  isSame(one: readonly Entry[], other: readonly Entry[]): boolean
  /** What two copies that both began as `base` make together. */
  merge(base: readonly Entry[], mine: readonly Entry[], theirs: readonly Entry[]): readonly Entry[]
}

/** Entries that a browser keeps for all its tabs; what two of them change at the same moment both counts. */
export function sharedByTabs<Entry>({ key, read, isSame, merge }: Shared<Entry>) {
  const stored = storedInBrowser(key)
  const { notifyAll, subscribe } = makeListeners()
  const none: readonly Entry[] = []
  let entries = read(stored.read())
  /** What this tab changed last, from what to what. */
  let changed: { before: readonly Entry[]; after: readonly Entry[]; at: number } | undefined

  function mergedWithOwn(theirs: readonly Entry[]): readonly Entry[] {
    if (!changed || performance.now() - changed.at >= RACE_MS) return theirs
    return merge(changed.before, changed.after, theirs)
  }

  // Another tab changed them: had it not seen what this one has just changed, both count.
  globalThis.addEventListener?.('storage', (event) => {
    if (event.key !== key && event.key !== null) return
    const theirs = read(stored.read())
    // Nothing left is the end of all, as after signing out.
    entries = event.newValue === null ? theirs : mergedWithOwn(theirs)
    if (!isSame(entries, theirs)) stored.write(entries)
    notifyAll()
  })

  return {
    /** Calls back whenever they change. */
    watch: subscribe,
    /** The entries, and a new render whenever they change. */
    useEntries: (): readonly Entry[] =>
      useSyncExternalStore(
        subscribe,
        () => entries,
        () => none,
      ),
    /** As they are this moment, also where another tab has just changed them: to be read before they are changed. */
    current(): readonly Entry[] {
      entries = read(stored.read())
      return entries
    },
    /** Keeps these alone; none forgets them. */
    keep(next: readonly Entry[]): void {
      changed = { before: entries, after: next, at: performance.now() }
      entries = next
      stored.write(next.length > 0 ? next : undefined)
      notifyAll()
    },
  }
}
