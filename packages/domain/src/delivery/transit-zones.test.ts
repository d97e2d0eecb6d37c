import { expect, it } from 'vitest'
import { DEFAULT_DELIVERY_RULES } from './delivery-rules.ts'
import { isArea, zoneOf } from './transit-zones.ts'

it.each([
  ['TX', true],
  ['787', true],
  ['730-749', true],
  ['749-730', false],
  ['78704', false],
  ['Texas', false],
  ['ZZ', false],
  ['', false],
])('%j is an area: %s', (area, fits) => {
  expect(isArea(area)).toBe(fits)
})

it.each([
  ['78701', 'Texas'],
  ['88510', 'Texas'],
  ['73960', 'Texas'],
  ['73101', 'Neighbors of Texas'],
  ['87501', 'Neighbors of Texas'],
  ['99501', 'Alaska and Hawaii'],
  ['96813', 'Alaska and Hawaii'],
  ['00901', 'Territories and military mail'],
  ['09009', 'Territories and military mail'],
  ['10001', 'Everywhere else in the United States'],
  ['98101', 'Everywhere else in the United States'],
])('%s lies in %s', (postalCode, name) => {
  expect(zoneOf(postalCode, DEFAULT_DELIVERY_RULES.transitZones)?.name).toBe(name)
})

it('is found by its first digits before the zone of its state, if that comes first', () => {
  const [texas, ...others] = DEFAULT_DELIVERY_RULES.transitZones
  const near = { name: 'Near', areas: ['787'], parcelDays: { from: 1, to: 1 }, freightDays: null }
  const zones = [near, ...(texas ? [texas] : []), ...others]

  expect(zoneOf('78701', zones)?.name).toBe('Near')
  expect(zoneOf('75201', zones)?.name).toBe('Texas')
  expect(zoneOf('10001', [near])).toBeUndefined()
})
