import { useSyncExternalStore } from 'react'
import { storedInBrowser } from '../lib/store/browser-storage.ts'
import { makeListeners } from '../lib/store/listeners.ts'

const stored = storedInBrowser('mendwell.compare')
const { notifyAll, subscribe } = makeListeners()

/** As text, '1929,57': the same selection is the same value. */
function read(): string {
  const value = stored.read()
  return typeof value === 'string' && /^\d{1,9}(,\d{1,9}){0,3}$/.test(value) ? value : ''
}

const idsOf = (text: string): readonly number[] => (text ? text.split(',').map(Number) : [])

/** Ids of the products this browser has selected for comparison, in order of selection. */
export const useCompared = (): readonly number[] =>
  idsOf(useSyncExternalStore(subscribe, read, () => ''))

export const currentCompared = (): readonly number[] => idsOf(read())

/** Stores exactly these; an empty list clears the selection. */
export function keepCompared(ids: readonly number[]): void {
  stored.write(ids.length > 0 ? ids.join() : undefined)
  notifyAll()
}
