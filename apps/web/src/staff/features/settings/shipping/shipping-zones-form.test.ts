import { says } from '@mendwell/contract/wire/validation-messages'
import { expect, it } from 'vitest'
import { NEW_ZONE, ShippingZonesForm, typedZones, zonesOf } from './shipping-zones-form.ts'

const CANADA = {
  name: 'Canada',
  countries: ['CA'],
  states: [],
  tiers: [
    { from: 0, cost: 45.5 },
    { from: 100, cost: 0 },
  ],
}
const NOT_THERE = { name: 'Not there', countries: [], states: ['GU'], tiers: [] }
const TYPED_CANADA = { ...NEW_ZONE, name: 'Canada', countries: ['CA'] }

const problemsOf = (typed: object) => {
  const { error } = ShippingZonesForm.safeParse({ shippingZones: [{ ...NEW_ZONE, ...typed }] })
  return (error?.issues ?? []).map(({ path, message }) => [path.slice(2).join('.'), message])
}

it('reads what it shows, smallest subtotal first', () => {
  const shown = typedZones([{ ...CANADA, tiers: CANADA.tiers.toReversed() }, NOT_THERE])
  expect(shown[0]?.tiers).toEqual([
    { from: '0', cost: '45.50' },
    { from: '100', cost: '0' },
  ])
  expect(zonesOf(shown)).toEqual([CANADA, NOT_THERE])
})

it.each([
  [{ countries: ['CA'] }, 'name', says('zoneNameRequired')],
  [{ name: 'Canada' }, 'countries', says('zonePlaceRequired')],
])('names the field of a zone that is wrong: %o', (typed, field, message) => {
  expect(problemsOf(typed)).toEqual([[field, message]])
})

it.each([
  [[{ from: '0', cost: 'much' }], 'tiers.0.cost', says('enterDollars', { example: '12.50' })],
  [[{ from: '', cost: '5' }], 'tiers.0.from', says('enterDollars', { example: '12.50' })],
  [[{ from: '50', cost: '15' }], 'tiers.0.from', says('rateStepFromZero')],
  [
    [
      { from: '50', cost: '15' },
      { from: '20', cost: '20' },
    ],
    'tiers.1.from',
    says('rateStepFromZero'),
  ],
  [
    [
      { from: '0', cost: '15' },
      { from: '0.00', cost: '20' },
    ],
    'tiers.1.from',
    says('rateStepTwice'),
  ],
])('names the rate that is wrong: %o', (tiers, field, message) => {
  expect(problemsOf({ ...TYPED_CANADA, tiers })).toEqual([[field, message]])
})

it('accepts a zone without rates', () => {
  expect(problemsOf({ name: 'Not there', states: ['GU'] })).toEqual([])
})
