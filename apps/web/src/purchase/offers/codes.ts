import { useSyncExternalStore } from 'react'
import { storedInBrowser } from '../../lib/store/browser-storage.ts'
import { makeListeners } from '../../lib/store/listeners.ts'

const stored = storedInBrowser('mendwell.codes')
const { notifyAll, subscribe } = makeListeners()

const read = (): string => {
  const value = stored.read()
  return typeof value === 'string' ? value : ''
}

const listed = (codes: string): string[] => codes.split(',').filter(Boolean)

/** The codes for the cart, as typed. */
export const codesOfCart = (): string[] => listed(read())

export const useCodes = (): string[] => listed(useSyncExternalStore(subscribe, read, () => ''))

/** Stores these codes for the cart of this browser; an empty list clears them. */
export function storeCodes(codes: readonly string[]): void {
  stored.write(codes.length > 0 ? codes.join() : undefined)
  notifyAll()
}
