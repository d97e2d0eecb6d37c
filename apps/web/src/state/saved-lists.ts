import { readLists, type SavedList } from '@mendwell/domain/lists/saved-lists'
import { useSyncExternalStore } from 'react'
import { storedInBrowser } from '../lib/store/browser-storage.ts'
import { makeListeners } from '../lib/store/listeners.ts'

const stored = storedInBrowser('mendwell.lists')
const { notifyAll, subscribe } = makeListeners()
const NONE: readonly SavedList[] = []
let lists = readLists(stored.read())

// Another tab changed them.
globalThis.addEventListener?.('storage', (event) => {
  if (event.key !== 'mendwell.lists' && event.key !== null) return
  lists = readLists(stored.read())
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
  lists = next
  stored.write(next.length > 0 ? next : undefined)
  notifyAll()
}
