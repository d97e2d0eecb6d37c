import { useSyncExternalStore } from 'react'
import { keptInTab } from '../lib/kept.ts'

const kept = keptInTab('mendwell.zip')
const listeners = new Set<() => void>()

function read(): string | undefined {
  const value = kept.read()
  return typeof value === 'string' && /^\d{5}$/.test(value) ? value : undefined
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

const ofServer = () => undefined

/** The postal code that the shopper has typed to see dates, five digits; it ends with the tab. */
export const useDeliveryZip = (): string | undefined =>
  useSyncExternalStore(subscribe, read, ofServer)

/** Keeps it, five digits, for all dates of this tab. */
export function keepDeliveryZip(postalCode: string): void {
  kept.write(postalCode)
  for (const tell of listeners) tell()
}
