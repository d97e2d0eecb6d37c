import { isUnitedStates } from '@mendwell/domain/places/united-states'
import { fieldError, invalidFields } from '../../ground/errors.ts'

interface Place {
  country?: string | null | undefined
  stateProvince?: string | null | undefined
}

interface Known {
  /** Whether the shop sends there. */
  isServed: boolean
  isCountryUnknown: boolean
}

/**
 * `within` stands before the names of the fields, such as 'orders.'.
 * @throws ShopError 422 at the country or the state that the shop does not send to.
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
