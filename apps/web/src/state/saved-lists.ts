import { areSameLists, mergeLists } from '@mendwell/domain/lists/merge-lists'
import { readLists, type SavedList } from '@mendwell/domain/lists/saved-lists'
import { useSyncExternalStore } from 'react'
import { storedInBrowser } from '../lib/store/browser-storage.ts'
import { makeListeners } from '../lib/store/listeners.ts'

const stored = storedInBrowser('mendwell.lists')
const { notifyAll, subscribe } = makeListeners()
const NONE: readonly SavedList[] = []
let lists = readLists(stored.read())

/** Two tabs that write within so many ms may not have seen each other's writing. */
const RACE_MS = 2_000
/** What this tab changed last, from what to what. */
let changed: { before: readonly SavedList[]; after: readonly SavedList[]; at: number } | undefined

function mergedWithOwn(theirs: readonly SavedList[]): readonly SavedList[] {
  if (!changed || performance.now() - changed.at >= RACE_MS) return theirs
  return mergeLists(changed.before, changed.after, theirs)
}

// Another tab changed them: had it not seen what this one has just changed, both count.
globalThis.addEventListener?.('storage', (event) => {
  if (event.key !== 'mendwell.lists' && event.key !== null) return
  const theirs = readLists(stored.read())
  // Nothing left is the end of all, as after signing out.
  lists = event.newValue === null ? theirs : mergedWithOwn(theirs)
  if (!areSameLists(lists, theirs)) stored.write(lists)
  notifyAll()
})

/** Calls back whenever the lists change. */
export const watchLists = subscribe

/** The lists that this browser keeps, and a new render whenever they change. */
export const useSavedLists = (): readonly SavedList[] =>
  useSyncExternalStore(
    subscribe,
    () => lists,
    () => NONE,
  )

/** As they are this moment, also where another tab has just changed them: to be read before they are changed. */
export function currentLists(): readonly SavedList[] {
  lists = readLists(stored.read())
  return lists
}

/** Keeps these lists alone. */
export function keepLists(next: readonly SavedList[]): void {
  changed = { before: lists, after: next, at: performance.now() }
  lists = next
  stored.write(next.length > 0 ? next : undefined)
  notifyAll()
}
