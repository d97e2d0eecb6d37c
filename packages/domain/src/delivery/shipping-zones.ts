import { DEFAULT_SHIPPING_TIERS, type ShippingTier } from '../money/shipping.ts'
import { isUnitedStates } from '../places/united-states.ts'
import { isCodeOfState } from '../places/us-postal-codes.ts'

/** Places that are sent to at rates of their own, or not at all. */
export interface ShippingZone {
  name: string
  /** ISO 3166 codes of two letters, never that of the United States. */
  countries: readonly string[]
  /** Codes of states of the United States. */
  states: readonly string[]
  /** Largest subtotal first. None: nothing is sent there. */
  tiers: readonly ShippingTier[]
}

/**
 * Where nothing may be sent, whatever the owner sets: countries under a comprehensive embargo of the United States
 * (31 CFR 510, 515 and 560).
 */
export const EMBARGOED_COUNTRIES: readonly string[] = ['CU', 'IR', 'KP']

/** Territories that our list has as countries; the post delivers there as within the United States. */
export const DEFAULT_SHIPPING_ZONES: readonly ShippingZone[] = [
  {
    name: 'U.S. territories',
    countries: ['AS', 'GU', 'MP', 'PR', 'VI'],
    states: [],
    tiers: DEFAULT_SHIPPING_TIERS,
  },
]

/** Where a parcel goes, as typed; the code of a country that our list has, else null. */
interface Destination {
  country?: string | null | undefined
  countryCode: string | null
  stateProvince?: string | null | undefined
  postalCode?: string | null | undefined
}

interface ShippingRules {
  /** For the United States outside of all zones. */
  shippingTiers: readonly ShippingTier[]
  shippingZones: readonly ShippingZone[]
}

/**
 * The tiers of a place; undefined where nothing is sent to it. Another country is served only where a zone names it,
 * the United States everywhere but where a zone has no tiers; while nothing is known of a place it is there. A state
 * counts by what was typed and by its postal code, so that neither leads around a zone.
 */
export function shippingTiersTo(
  place: Destination,
  { shippingTiers, shippingZones }: ShippingRules,
): readonly ShippingTier[] | undefined {
  const { country, countryCode } = place
  const isHome = !country || isUnitedStates(country)
  if (!isHome && countryCode !== null && EMBARGOED_COUNTRIES.includes(countryCode)) return undefined
  const zone = shippingZones.find(({ countries, states }) =>
    isHome
      ? states.some((state) => isInState(place, state))
      : countryCode !== null && countries.includes(countryCode),
  )
  if (!zone) return isHome ? shippingTiers : undefined
  return zone.tiers.length > 0 ? zone.tiers : undefined
}

const isInState = ({ stateProvince, postalCode }: Destination, state: string) =>
  (stateProvince ?? '').trim().toUpperCase() === state ||
  (Boolean(postalCode) && isCodeOfState(postalCode ?? '', state))

/** Codes of all other countries that something is sent to. */
export const servedCountries = (
  zones: readonly { countries: readonly string[]; tiers: readonly unknown[] }[],
): string[] =>
  zones
    .filter(({ tiers }) => tiers.length > 0)
    .flatMap(({ countries }) => countries)
    .filter((code) => !EMBARGOED_COUNTRIES.includes(code))
