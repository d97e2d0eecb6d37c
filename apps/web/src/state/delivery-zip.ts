import { useSyncExternalStore } from 'react'
import { storedInTab } from '../lib/store/browser-storage.ts'
import { makeListeners } from '../lib/store/listeners.ts'

const stored = storedInTab('mendwell.zip')
const { notifyAll, subscribe } = makeListeners()

function read(): string | undefined {
  const value = stored.read()
  return typeof value === 'string' && /^\d{5}$/.test(value) ? value : undefined
}

const ofServer = () => undefined

/** The five-digit postal code typed for delivery dates; gone when the tab closes. */
export const useDeliveryZip = (): string | undefined =>
  useSyncExternalStore(subscribe, read, ofServer)

/** Stores it, five digits, for all dates of this tab. */
export function storeDeliveryZip(postalCode: string): void {
  stored.write(postalCode)
  notifyAll()
}
