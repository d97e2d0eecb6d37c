import { DEFAULT_SHIPPING_TIERS, type ShippingTier } from '../money/shipping.ts'
import { isUnitedStates } from '../places/united-states.ts'
import { isCodeOfState } from '../places/us-postal-codes.ts'

/** Places with shipping rates of their own, or no shipping at all. */
export interface ShippingZone {
  name: string
  /** Two-letter ISO 3166 codes, never that of the United States. */
  countries: readonly string[]
  /** State codes of the United States. */
  states: readonly string[]
  /** Largest subtotal first. Empty: nothing ships there. */
  tiers: readonly ShippingTier[]
}

/**
 * Where nothing may be shipped, whatever the owner sets: countries under a comprehensive US embargo (31 CFR 510, 515
 * and 560).
 */
export const EMBARGOED_COUNTRIES: readonly string[] = ['CU', 'IR', 'KP']

/** Territories that our list has as countries; USPS delivers there at domestic rates. */
export const DEFAULT_SHIPPING_ZONES: readonly ShippingZone[] = [
  {
    name: 'U.S. territories',
    countries: ['AS', 'GU', 'MP', 'PR', 'VI'],
    states: [],
    tiers: DEFAULT_SHIPPING_TIERS,
  },
]

/** Where a parcel goes, as typed; the code of a country that our list has, else null. */
export interface Destination {
  country?: string | null | undefined
  countryCode: string | null
  stateProvince?: string | null | undefined
  postalCode?: string | null | undefined
}

interface ShippingRules {
  /** For the United States outside all zones. */
  shippingTiers: readonly ShippingTier[]
  shippingZones: readonly ShippingZone[]
}

/**
 * The rate tiers for a place; undefined if nothing ships there. Another country is served only if a zone names it, the
 * United States everywhere except where a zone has no tiers; an unknown place counts as the United States. A state is
 * matched both as typed and by postal code, so neither can bypass a zone.
 */
export function shippingTiersTo(
  place: Destination,
  { shippingTiers, shippingZones }: ShippingRules,
): readonly ShippingTier[] | undefined {
  const isHome = isAtHome(place)
  const { countryCode } = place
  if (!isHome && countryCode !== null && EMBARGOED_COUNTRIES.includes(countryCode)) return undefined
  const zone = shippingZoneAt(place, shippingZones)
  if (!zone) return isHome ? shippingTiers : undefined
  return zone.tiers.length > 0 ? zone.tiers : undefined
}

/** The zone that names a place; undefined if none does. */
export function shippingZoneAt(
  place: Destination,
  zones: readonly ShippingZone[],
): ShippingZone | undefined {
  const isHome = isAtHome(place)
  const { countryCode } = place
  return zones.find(({ countries, states }) =>
    isHome
      ? states.some((state) => isInState(place, state))
      : countryCode !== null && countries.includes(countryCode),
  )
}

const isAtHome = ({ country }: Destination) => !country || isUnitedStates(country)

const isInState = ({ stateProvince, postalCode }: Destination, state: string) =>
  (stateProvince ?? '').trim().toUpperCase() === state ||
  (Boolean(postalCode) && isCodeOfState(postalCode ?? '', state))

/** Codes of all other countries the shop ships to. */
export const servedCountries = (
  zones: readonly { countries: readonly string[]; tiers: readonly unknown[] }[],
): string[] =>
  zones
    .filter(({ tiers }) => tiers.length > 0)
    .flatMap(({ countries }) => countries)
    .filter((code) => !EMBARGOED_COUNTRIES.includes(code))
