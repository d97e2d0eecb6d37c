import * as contract from '@mendwell/contract/shop/locations'
import { query } from './calls/query.ts'

export const countries = () => query(contract.findCountries)
export const statesOf = (countryId: number) =>
  query(contract.findStatesByCountry, { params: { id: countryId } })
export const citiesOf = (stateId: number) =>
  query(contract.findCitiesByState, { params: { id: stateId } })
export const taxesOf = (stateCode: string) =>
  query(contract.findTaxesByState, { params: { code: stateCode } })
