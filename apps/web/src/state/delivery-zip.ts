import { useSyncExternalStore } from 'react'
import { keptInTab } from '../lib/store/browser-storage.ts'
import { makeListeners } from '../lib/store/listeners.ts'

const kept = keptInTab('mendwell.zip')
const { tellAll, subscribe } = makeListeners()

function read(): string | undefined {
  const value = kept.read()
  return typeof value === 'string' && /^\d{5}$/.test(value) ? value : undefined
}

const ofServer = () => undefined

/** The postal code that the shopper has typed to see dates, five digits; it ends with the tab. */
export const useDeliveryZip = (): string | undefined =>
  useSyncExternalStore(subscribe, read, ofServer)

/** Keeps it, five digits, for all dates of this tab. */
export function keepDeliveryZip(postalCode: string): void {
  kept.write(postalCode)
  tellAll()
}
