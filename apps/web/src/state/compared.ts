import { useSyncExternalStore } from 'react'
import { storedInBrowser } from '../lib/store/browser-storage.ts'
import { makeListeners } from '../lib/store/listeners.ts'

const stored = storedInBrowser('mendwell.compare')
const { notifyAll, subscribe } = makeListeners()

/** As text, '1929,57': the same choice is the same value. */
function read(): string {
  const value = stored.read()
  return typeof value === 'string' && /^\d{1,9}(,\d{1,9}){0,3}$/.test(value) ? value : ''
}

const idsOf = (text: string): readonly number[] => (text ? text.split(',').map(Number) : [])

/** Ids of the products that this browser has chosen to compare, in the order in which they were chosen. */
export const useCompared = (): readonly number[] =>
  idsOf(useSyncExternalStore(subscribe, read, () => ''))

export const currentCompared = (): readonly number[] => idsOf(read())

/** Chooses these alone; none forgets the choice. */
export function keepCompared(ids: readonly number[]): void {
  stored.write(ids.length > 0 ? ids.join() : undefined)
  notifyAll()
}
