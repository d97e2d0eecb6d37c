import { DEFAULT_DELIVERY_RULES } from '@mendwell/domain/delivery/delivery-rules'
import { expect, it } from 'vitest'
import {
  closedDaysOf,
  NEW_ZONE,
  spanOf,
  type TypedZones,
  typedClosedDays,
  typedZones,
  ZonesForm,
  zonesOf,
} from './delivery-forms.ts'

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

it('accepts lower-case codes separated by anything', () => {
  const zone = { name: ' Texas ', areas: 'tx 885;730-749', parcelDays: '1-2', freightDays: '' }
  const everywhereElse = { ...NEW_ZONE, name: 'Elsewhere', parcelDays: '3-5', freightDays: '4' }
  expect(zonesOf({ transitZones: [zone], everywhereElse })).toEqual([
    {
      name: 'Texas',
      areas: ['TX', '885', '730-749'],
      parcelDays: { from: 1, to: 2 },
      freightDays: null,
    },
    {
      name: 'Elsewhere',
      areas: [],
      parcelDays: { from: 3, to: 5 },
      freightDays: { from: 4, to: 4 },
    },
  ])
})

const TEXAS = { name: 'Texas', areas: 'TX', parcelDays: '1-2', freightDays: '' }

it.each([
  [{}, []],
  [{ name: ' ' }, ['transitZones.0.name']],
  [{ areas: '' }, ['transitZones.0.areas']],
  [{ areas: 'Texas' }, ['transitZones.0.areas']],
  [{ parcelDays: 'soon' }, ['transitZones.0.parcelDays']],
  [{ parcelDays: '' }, ['transitZones.0.parcelDays']],
  [{ freightDays: 'never' }, ['transitZones.0.freightDays']],
])('says of a zone with %j which field is wrong', (part, paths) => {
  expect(wrongIn({ transitZones: [{ ...TEXAS, ...part }] })).toEqual(paths)
})

it('says which zone names a place of an earlier one', () => {
  const again = { ...TEXAS, name: 'Dallas', areas: '752, tx' }
  expect(wrongIn({ transitZones: [TEXAS, again] })).toEqual(['transitZones.1.areas'])
})

it('requires the days to everywhere else', () => {
  expect(wrongIn({ everywhereElse: NEW_ZONE })).toEqual([
    'everywhereElse.name',
    'everywhereElse.parcelDays',
  ])
})

/** The fields that the form names as wrong when all others are right. */
function wrongIn(typed: Partial<TypedZones>): string[] {
  const { error } = ZonesForm.safeParse({
    transitZones: [],
    everywhereElse: { ...TEXAS, name: 'Elsewhere', areas: '' },
    ...typed,
  })
  return (error?.issues ?? []).map(({ path }) => path.join('.'))
}

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
