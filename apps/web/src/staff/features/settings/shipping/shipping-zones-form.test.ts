import { says } from '@mendwell/contract/wire/validation-messages'
import { expect, it } from 'vitest'
import { NEW_ZONE, ShippingZonesForm, typedZones, zonesOf } from './shipping-zones-form.ts'

const CANADA = {
  name: 'Canada',
  countries: ['CA'],
  states: [],
  tiers: [
    { from: 100, cost: 0 },
    { from: 0, cost: 45.5 },
  ],
}
const NOT_THERE = { name: 'Not there', countries: [], states: ['GU'], tiers: [] }

const messagesOf = (typed: object) => {
  const { error } = ShippingZonesForm.safeParse({ shippingZones: [{ ...NEW_ZONE, ...typed }] })
  return error?.issues.map(({ message }) => message) ?? []
}

it('reads what it shows', () => {
  expect(zonesOf(typedZones([CANADA, NOT_THERE]))).toEqual([CANADA, NOT_THERE])
})

it.each([
  [{}, says('zoneNameRequired')],
  [{ name: 'Canada' }, says('zoneNeedsPlace', { zone: 'Canada' })],
  [
    { name: 'Canada', countries: ['CA'], rates: 'much' },
    says('zoneRatePerLine', { zone: 'Canada' }),
  ],
  [
    { name: 'Canada', countries: ['CA'], rates: '50: 15' },
    says('zoneRateFromZero', { zone: 'Canada' }),
  ],
])('names the zone that is wrong: %o', (typed, message) => {
  expect(messagesOf(typed)).toEqual([message])
})

it('takes a zone without rates', () => {
  expect(messagesOf({ name: 'Not there', states: ['GU'] })).toEqual([])
})
