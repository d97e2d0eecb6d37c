import { isUnitedStates } from '@mendwell/domain/places/united-states'
import { fieldError, invalidFields } from '../../ground/errors.ts'

interface Place {
  country?: string | null | undefined
  stateProvince?: string | null | undefined
}

interface Known {
  /** Whether the shop ships there. */
  isServed: boolean
  isCountryUnknown: boolean
}

/**
 * `within` is a prefix for the field names, such as 'orders.'.
 * @throws ShopError 422 at the country or state that the shop does not ship to.
 */
export function checkServed(
  { country, stateProvince }: Place,
  { isServed, isCountryUnknown }: Known,
  within = '',
): void {
  if (isCountryUnknown) throw invalidFields([fieldError(`${within}country`, 'countryUnknown')])
  if (isServed) return
  const isState = !country || isUnitedStates(country)
  const place = (isState ? stateProvince : country) ?? ''
  const path = isState ? `${within}stateProvince` : `${within}country`
  throw invalidFields([fieldError(path, 'placeNotServed', { place: place.trim() })])
}
