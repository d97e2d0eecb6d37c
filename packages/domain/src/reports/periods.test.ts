import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays } from '../days/calendar.ts'
import { bucketsOf, cutOf, daysOf, PERIODS, periodBefore, periodUpTo } from './periods.ts'

it.each([
  // A Sunday is the first day of its week.
  ['week', '2026-11-22', '2026-11-22'],
  ['week', '2026-11-28', '2026-11-22'],
  ['month', '2026-11-24', '2026-11-01'],
  ['quarter', '2026-11-24', '2026-10-01'],
  ['quarter', '2026-03-31', '2026-01-01'],
  ['year', '2026-11-24', '2026-01-01'],
] as const)('the %s of %s begins on %s', (name, today, from) => {
  expect(periodUpTo(name, today)).toEqual({ from, to: today })
})

it.each([
  ['week', '2026-11-24', '2026-11-15', '2026-11-17'],
  ['month', '2026-11-24', '2026-10-01', '2026-10-24'],
  ['month', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['quarter', '2026-11-24', '2026-07-01', '2026-08-24'],
  ['year', '2024-02-29', '2023-01-01', '2023-02-28'],
  ['month', '2026-01-15', '2025-12-01', '2025-12-15'],
] as const)('compares the %s up to %s with %s to %s', (name, today, from, to) => {
  expect(periodBefore(periodUpTo(name, today), name)).toEqual({ from, to })
})

const days = fc.integer({ min: 0, max: 20_000 }).map((count) => addDays('2000-01-01', count))

it('compares custom periods with as many days right before them', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: 0, max: 800 }), (from, length) => {
      const period = { from, to: addDays(from, length) }
      const before = periodBefore(period)

      expect(daysOf(before)).toBe(daysOf(period))
      expect(addDays(before.to, 1)).toBe(from)
    }),
  )
})

it('no period overlaps the one it is compared with', () => {
  fc.assert(
    fc.property(days, fc.constantFrom(...PERIODS), (today, name) => {
      const period = periodUpTo(name, today)
      const before = periodBefore(period, name)

      expect(before.from <= before.to && before.to < period.from).toBe(true)
    }),
  )
})

it.each([
  ['2026-01-01', '2026-01-31', 'day'],
  ['2026-01-01', '2026-03-31', 'week'],
  ['2026-01-01', '2026-12-31', 'month'],
])('cuts %s to %s by %s', (from, to, cut) => {
  expect(cutOf({ from, to })).toBe(cut)
})

it.each([
  ['day', ['2026-01-30', '2026-01-31', '2026-02-01', '2026-02-02', '2026-02-03']],
  ['week', ['2026-01-30', '2026-02-01']],
  ['month', ['2026-01-30', '2026-02-01']],
] as const)('by %s the first bucket begins with the period', (cut, starts) => {
  expect(bucketsOf({ from: '2026-01-30', to: '2026-02-03' }, cut)).toEqual(starts)
})
