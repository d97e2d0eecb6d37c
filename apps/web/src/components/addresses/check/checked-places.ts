import { storedInTab } from '../../../lib/store/browser-storage.ts'
import type { TypedPlace } from './ask-first.ts'

const stored = storedInTab('mendwell.checked-addresses')

/** More than anybody sends to in one visit. */
const MOST = 20

/** The same for an address however its blanks are typed. */
export const placeKey = (place: TypedPlace): string =>
  [place.address, place.address2, place.city, place.stateProvince, place.country, place.postalCode]
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .join('|')

function readKeys(): string[] {
  const found = stored.read()
  return Array.isArray(found) ? found.filter((key) => typeof key === 'string') : []
}

/** Whether the shopper has decided about this address in this tab, or there was nothing to decide. */
export const isSettled = (place: TypedPlace): boolean => readKeys().includes(placeKey(place))

/** This address is not asked about again in this tab. */
export function settle(place: TypedPlace): void {
  const key = placeKey(place)
  stored.write([...readKeys().filter((known) => known !== key), key].slice(-MOST))
}
