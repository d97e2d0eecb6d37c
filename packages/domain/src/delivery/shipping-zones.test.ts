import fc from 'fast-check'
import { expect, it } from 'vitest'
import { DEFAULT_SHIPPING_TIERS } from '../money/shipping.ts'
import {
  DEFAULT_SHIPPING_ZONES,
  EMBARGOED_COUNTRIES,
  type ShippingZone,
  servedCountries,
  shippingTiersTo,
} from './shipping-zones.ts'

const zone = (part: Partial<ShippingZone>): ShippingZone => ({
  name: 'Zone',
  countries: [],
  states: [],
  tiers: [{ fromCents: 0, costCents: 45_00 }],
  ...part,
})

const CANADA = zone({ name: 'Canada', countries: ['CA'] })
const FAR = zone({ name: 'Far', states: ['AK', 'HI'], tiers: [{ fromCents: 0, costCents: 60_00 }] })
const NOT_THERE = zone({ name: 'Not there', countries: ['DE'], states: ['AE'], tiers: [] })
/** Settings from before a country came under embargo. */
const CUBA = zone({ name: 'Cuba', countries: ['CU'] })

const rules = {
  shippingTiers: DEFAULT_SHIPPING_TIERS,
  shippingZones: [CANADA, FAR, NOT_THERE, CUBA],
}

it.each([
  ['nothing known', { countryCode: null }, DEFAULT_SHIPPING_TIERS],
  [
    'a state in no zone',
    { countryCode: null, country: 'USA', stateProvince: 'TX' },
    DEFAULT_SHIPPING_TIERS,
  ],
  [
    'a state of a zone',
    { countryCode: 'US', country: 'United States', stateProvince: 'HI' },
    FAR.tiers,
  ],
  ['a state as typed', { countryCode: null, country: 'us', stateProvince: ' ak ' }, FAR.tiers],
  [
    'a postal code of a zone',
    { countryCode: null, country: 'US', stateProvince: 'Hawaii', postalCode: '96813' },
    FAR.tiers,
  ],
  ['a postal code alone', { countryCode: null, postalCode: '99501-1234' }, FAR.tiers],
  ['a state without rates', { countryCode: null, country: 'US', stateProvince: 'AE' }, undefined],
  [
    'a country of a zone',
    { countryCode: 'CA', country: 'Canada', stateProvince: 'ON' },
    CANADA.tiers,
  ],
  // Ontario has codes of its own, and a zone of US states does not match another country's.
  [
    'a state code abroad',
    { countryCode: 'CA', country: 'Canada', stateProvince: 'AK' },
    CANADA.tiers,
  ],
  ['a country without rates', { countryCode: 'DE', country: 'Germany' }, undefined],
  ['a country in no zone', { countryCode: 'FR', country: 'France' }, undefined],
  ['a country under embargo', { countryCode: 'CU', country: 'Cuba' }, undefined],
  ['a country that no list has', { countryCode: null, country: 'Atlantis' }, undefined],
])('%s has its tiers', (_, place, tiers) => {
  expect(shippingTiersTo(place, rules)).toEqual(tiers)
})

it('serves the countries that zones with rates name, but none under embargo', () => {
  expect(servedCountries(rules.shippingZones)).toEqual(['CA'])
  expect(servedCountries(DEFAULT_SHIPPING_ZONES)).toContain('PR')
})

it('ships nothing to a country under embargo, whatever the owner sets', () => {
  const code = fc.constantFrom(...EMBARGOED_COUNTRIES, 'CA', 'DE', 'PR')
  const zones = fc.array(fc.record({ countries: fc.array(code), hasRates: fc.boolean() }))
  fc.assert(
    fc.property(zones, code, (made, countryCode) => {
      const shippingZones = made.map(({ countries, hasRates }) =>
        zone({ countries, ...(!hasRates && { tiers: [] }) }),
      )
      const place = { country: `Country ${countryCode}`, countryCode }
      const isSent = shippingTiersTo(place, { ...rules, shippingZones }) !== undefined
      const first = shippingZones.find(({ countries }) => countries.includes(countryCode))
      expect(isSent).toBe(
        !EMBARGOED_COUNTRIES.includes(countryCode) && (first?.tiers.length ?? 0) > 0,
      )
    }),
  )
})
