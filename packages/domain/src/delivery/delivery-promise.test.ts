import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { ShopCalendar } from './delivery-dates.ts'
import { DELIVERY_PARTS } from './delivery-parts.ts'
import { type Destination, orderedAt, type PromisedLine, promiseOf } from './delivery-promise.ts'
import { DEFAULT_DELIVERY_RULES, goesByFreight } from './delivery-rules.ts'

const calendar: ShopCalendar = {
  timeZone: 'America/Chicago',
  week: [],
  rules: DEFAULT_DELIVERY_RULES,
}
const moment = new Date('2026-11-10T09:00-06:00')
const small = { kindKey: 'thermometer', department: 'INDOOR', weight: 12, weightUnit: 'oz' }
const line = (change: Partial<PromisedLine> = {}): PromisedLine => ({
  facts: small,
  taken: 1,
  backordered: 0,
  ...change,
})
const to = (change: Partial<Destination> = {}): Destination => ({
  country: 'United States',
  postalCode: '78701',
  ...change,
})
const promised = (lines: readonly PromisedLine[], destination = to()) =>
  promiseOf(lines, destination, { moment, calendar })

it('promises what is in stock, and a notification for the rest', () => {
  const bed = { ...small, kindKey: 'manual-hospital-bed' }
  const lines = [line({ taken: 2, backordered: 3 }), line({ facts: bed }), line()]

  expect(promised(lines)).toEqual({
    place: 'POSTAL_CODE',
    sent: [
      { part: 'PARCEL', pieces: 3, days: { from: '2026-11-11', to: '2026-11-13' } },
      { part: 'FREIGHT', pieces: 1, days: { from: '2026-11-16', to: '2026-11-23' } },
      { part: 'BACKORDER', pieces: 3, days: null },
    ],
    // When collected, a bed is like any other item.
    collected: [
      { part: 'PICKUP', pieces: 4, days: { from: '2026-11-11', to: '2026-11-11' } },
      { part: 'BACKORDER', pieces: 3, days: null },
    ],
  })
})

it('dates backordered pieces: unpacked and shipped from the next open day on', () => {
  const bed = { ...small, kindKey: 'manual-hospital-bed' }
  const parcels = line({ taken: 0, backordered: 2, expectedOn: '2026-11-20' })
  const beds = line({ facts: bed, taken: 0, backordered: 1, expectedOn: '2026-11-18' })
  const days = (lines: readonly PromisedLine[]) => {
    const { sent, collected } = promised(lines)
    return [...sent, ...collected].map(({ part, pieces, days }) => [part, pieces, days])
  }
  const sameDayAs = (moment: string) =>
    promiseOf([line()], to(), { moment: new Date(moment), calendar })

  expect(days([parcels])).toEqual([
    ['BACKORDER', 2, sameDayAs('2026-11-21T00:00-06:00').sent[0]?.days],
    ['BACKORDER', 2, { from: '2026-11-22', to: '2026-11-22' }],
  ])
  // The order is complete when its last piece arrives; a piece without a date makes that unknown.
  expect(days([parcels, beds])).toEqual([
    ['BACKORDER', 3, { from: '2026-11-25', to: '2026-12-01' }],
    ['BACKORDER', 3, { from: '2026-11-22', to: '2026-11-22' }],
  ])
  expect(days([parcels, line({ taken: 0, backordered: 4, expectedOn: null })])).toEqual([
    ['BACKORDER', 6, null],
    ['BACKORDER', 6, null],
  ])
})

it('means most of the country until the postal code is known', () => {
  for (const postalCode of [null, '', '787', '78a01']) {
    const { place, sent } = promised([line()], to({ postalCode }))
    expect(place).toBe('MOST')
    expect(sent[0]?.days).toEqual({ from: '2026-11-13', to: '2026-11-18' })
  }
  expect(promised([line()], to({ postalCode: '10001', country: null }))).toMatchObject({
    place: 'POSTAL_CODE',
    sent: [{ days: { from: '2026-11-13', to: '2026-11-18' } }],
  })
})

it('says the date later for foreign orders, for meat, and where no freight goes', () => {
  const later = [{ part: 'TOLD', pieces: 1, days: null }]
  const meat = { ...small, department: 'QURBANI' }
  const bed = { ...small, kindKey: 'manual-hospital-bed' }
  const abroad = promised([line()], to({ country: 'Canada', postalCode: 'K1A 0B1' }))
  expect(abroad).toMatchObject({ place: 'ABROAD', sent: later, collected: [{ part: 'PICKUP' }] })
  expect(promised([line({ facts: meat })])).toMatchObject({ sent: later, collected: later })
  expect(promised([line({ facts: bed })], to({ postalCode: '96813' })).sent).toEqual(later)
})

it('counts from when its dates were shown, for an hour', () => {
  const now = new Date('2026-11-10T20:10Z')
  expect(orderedAt(new Date('2026-11-10T19:55Z'), now)).toEqual(new Date('2026-11-10T19:55Z'))
  expect(orderedAt(new Date('2026-11-10T19:10Z'), now)).toEqual(new Date('2026-11-10T19:10Z'))
  expect(orderedAt(new Date('2026-11-10T19:09Z'), now)).toBe(now)
  expect(orderedAt(new Date('2026-11-10T20:11Z'), now)).toBe(now)
  expect(orderedAt(null, now)).toBe(now)
})

it.each([
  ['lb', 150, false],
  ['lb', 150.5, true],
  ['LB', 151, true],
  ['oz', 2401, true],
  ['kg', 68, false],
  ['kg', 68.1, true],
  ['g', 68_100, true],
  ['fl oz', 9999, false],
  [null, 9999, false],
])('in %s %d is freight: %s', (weightUnit, weight, freight) => {
  const facts = { ...small, weight, weightUnit }
  expect(goesByFreight(facts, DEFAULT_DELIVERY_RULES.dispatchRules)).toBe(freight)
})

it('says something about each piece, once', () => {
  const lines = fc.array(
    fc.record({
      facts: fc.record({
        kindKey: fc.constantFrom('manual-hospital-bed', 'thermometer', null),
        department: fc.constantFrom('INDOOR', 'MEAT'),
        weight: fc.constantFrom(null, 1, 200),
        weightUnit: fc.constantFrom(null, 'lb', 'ml'),
      }),
      taken: fc.nat({ max: 99 }),
      backordered: fc.nat({ max: 99 }),
    }),
    { maxLength: 8 },
  )
  const destinations = fc.record({
    country: fc.constantFrom(null, 'USA', 'Canada'),
    postalCode: fc.constantFrom(null, '78701', '96813', '00901', 'x'),
  })
  fc.assert(
    fc.property(lines, destinations, (cart, destination) => {
      const { sent, collected } = promised(cart, destination)
      for (const parts of [sent, collected]) {
        const names = parts.map(({ part }) => part)
        expect(names).toEqual(DELIVERY_PARTS.filter((part) => names.includes(part)))
        expect(parts.reduce((sum, { pieces }) => sum + pieces, 0)).toBe(
          cart.reduce((sum, { taken, backordered }) => sum + taken + backordered, 0),
        )
        for (const { part, days } of parts) {
          expect(days === null).toBe(part === 'BACKORDER' || part === 'TOLD')
        }
      }
    }),
  )
})
