import * as contract from '@mendwell/contract/shop/locations'
import { query } from './calls/query.ts'

export const countries = () => query(contract.findCountries)
export const statesOf = (countryId: number) =>
  query(contract.findStatesByCountry, { params: { id: countryId } })
export const citiesOf = (stateId: number) =>
  query(contract.findCitiesByState, { params: { id: stateId } })
/** Town and state of a US postal code of five digits. */
export const placeOf = (postalCode: string) =>
  query(contract.findPostalCode, { params: { postalCode } })
export const taxesOf = (stateCode: string) =>
  query(contract.findTaxesByState, { params: { code: stateCode } })
