import { isCodeOfState } from './us-postal-codes.ts'

/** The name in our country list. */
export const UNITED_STATES = 'United States'

/** How people and our country list name the United States. */
const NAMES = new Set([
  'us',
  'usa',
  'u.s.',
  'u.s.a.',
  'united states',
  'united states of america',
  'the united states',
  'the united states of america',
])

/** Whether a country, as typed, is the United States. */
export const isUnitedStates = (country: string): boolean => NAMES.has(country.trim().toLowerCase())

/** Whether two countries, as typed, are the same. */
export const isSameCountry = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase() ||
  (isUnitedStates(one) && isUnitedStates(other))

/** The five digits of a typed US postal code; undefined until it is one. */
export const fiveDigits = (typed: string | null | undefined): string | undefined =>
  /^\s*(\d{5})(?:-?\d{4})?\s*$/.exec(typed ?? '')?.[1]

const US_CODE = /^\s*\d{5}(-\d{4})?\s*$/

interface Place {
  country?: string | null | undefined
  stateProvince?: string | null | undefined
  postalCode?: string | null | undefined
}

/** False for an impossible US postal code: valid ones are 78704 or 78704-1234. */
export const isPostalCodeRight = ({ country, postalCode }: Place): boolean =>
  !country || !postalCode || !isUnitedStates(country) || US_CODE.test(postalCode)

/** False for a US postal code in a different state: the parcel would go astray. */
export const isPostalCodeOfState = ({ country, stateProvince, postalCode }: Place): boolean =>
  !country ||
  !stateProvince ||
  !postalCode ||
  !isUnitedStates(country) ||
  isCodeOfState(postalCode, stateProvince)
