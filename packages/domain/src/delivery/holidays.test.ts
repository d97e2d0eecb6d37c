import { describe, expect, it } from 'vitest'
import { DEFAULT_DELIVERY_RULES } from './delivery-rules.ts'
import { HOLIDAYS, type HolidayKey, isClosedDay } from './holidays.ts'

/** As listed by the U.S. Office of Personnel Management, before moving off a weekend. */
describe('the day of a holiday', () => {
  it.each<[HolidayKey, string[]]>([
    ['NEW_YEAR', ['2026-01-01', '2027-01-01', '2028-01-01']],
    ['KING', ['2026-01-19', '2027-01-18', '2028-01-17']],
    ['PRESIDENTS', ['2026-02-16', '2027-02-15', '2028-02-21']],
    ['MEMORIAL', ['2026-05-25', '2027-05-31', '2028-05-29']],
    ['JUNETEENTH', ['2026-06-19', '2027-06-19', '2028-06-19']],
    ['INDEPENDENCE', ['2026-07-04', '2027-07-04', '2028-07-04']],
    ['LABOR', ['2026-09-07', '2027-09-06', '2028-09-04']],
    ['COLUMBUS', ['2026-10-12', '2027-10-11', '2028-10-09']],
    ['VETERANS', ['2026-11-11', '2027-11-11', '2028-11-11']],
    ['THANKSGIVING', ['2026-11-26', '2027-11-25', '2028-11-23']],
    ['CHRISTMAS', ['2026-12-25', '2027-12-25', '2028-12-25']],
  ])('%s is on %j', (key, days) => {
    expect([2026, 2027, 2028].map((year) => HOLIDAYS[key].dayIn(year))).toEqual(days)
  })
})

describe('a closed day', () => {
  const rules = {
    ...DEFAULT_DELIVERY_RULES.closedDays,
    days: [
      { day: '2026-12-24', name: 'Eve' },
      { day: '2027-02-26', until: '2027-03-02', name: 'Move' },
    ],
  }

  it.each([
    ['a holiday', '2026-11-26', true],
    ['a holiday on a Saturday', '2026-07-04', true],
    ['the Friday before it', '2026-07-03', true],
    ['a holiday on a Sunday', '2027-07-04', true],
    ['the Monday after it', '2027-07-05', true],
    ['New Year’s Day on a Saturday, in the year before', '2027-12-31', true],
    ['a day of the owner’s own', '2026-12-24', true],
    ['that day a year later is a Friday before Christmas', '2027-12-24', true],
    ['that day in a year in which Christmas is a Monday', '2028-12-24', false],
    ['a holiday that the owner does not keep', '2026-11-11', false],
    ['the day after Thanksgiving', '2026-11-27', false],
    ['a Monday after a holiday on a Friday', '2026-12-28', false],
    ['the day before a range', '2027-02-25', false],
    ['its first day', '2027-02-26', true],
    ['a day within, in the next month', '2027-03-01', true],
    ['its last day', '2027-03-02', true],
    ['the day after it', '2027-03-03', false],
  ])('%s: %s', (_, day, closed) => {
    expect(isClosedDay(day, rules)).toBe(closed)
  })
})
