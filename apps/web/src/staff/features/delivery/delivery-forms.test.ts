import { DEFAULT_DELIVERY_RULES } from '@mendwell/domain/delivery/delivery-rules'
import { expect, it } from 'vitest'
import { closedDaysOf, spanOf, typedClosedDays, typedZones, zonesOf } from './delivery-forms.ts'

it.each([
  ['1-3', { from: 1, to: 3 }],
  [' 2 - 10 ', { from: 2, to: 10 }],
  ['4', { from: 4, to: 4 }],
  ['3-1', undefined],
  ['', undefined],
  ['a-b', undefined],
  ['1-', undefined],
])('reads %j as days %j', (typed, span) => {
  expect(spanOf(typed)).toEqual(span)
})

it('reads the zones that it writes', () => {
  const zones = DEFAULT_DELIVERY_RULES.transitZones
  expect(zonesOf(typedZones(zones))).toEqual(zones)
})

it.each([
  'Texas',
  'Texas: Texas: 1-2',
  'Texas: TX: soon',
  ': TX: 1-2',
  'Texas: TX: 1-2: never',
  '',
])('takes %j for no zone', (typed) => {
  expect(zonesOf(typed)).toBeUndefined()
})

it('reads closed days with and without a name', () => {
  const days = [
    { day: '2026-12-24', name: 'Christmas Eve: closed' },
    { day: '2026-12-31', name: '' },
    { day: '2027-07-01', until: '2027-07-14', name: 'Summer' },
    { day: '2027-08-01', until: '2027-08-02', name: '' },
  ]
  expect(closedDaysOf(typedClosedDays(days))).toEqual(days)
  expect(closedDaysOf('')).toEqual([])
  expect(closedDaysOf('2026-02-30 Never')).toBeUndefined()
  expect(closedDaysOf('December 24')).toBeUndefined()
  expect(closedDaysOf('2027-01-02 to 2026-12-24 Turned')).toBeUndefined()
  expect(closedDaysOf('2026-12-24 to 2027-02-30 Never')).toBeUndefined()
  expect(closedDaysOf('2026-12-24 to 2027-06-30 Too long')).toBeUndefined()
})
