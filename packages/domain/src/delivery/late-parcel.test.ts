import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays, dayAt, momentOf } from '../days/calendar.ts'
import { arrivalOf, type OpenDay, type ShopCalendar } from './delivery-dates.ts'
import { zoneFor } from './delivery-promise.ts'
import { DEFAULT_DELIVERY_RULES } from './delivery-rules.ts'
import { daysWhenLate } from './late-parcel.ts'

const timeZone = 'America/Chicago'
/** Open Monday to Saturday. */
const week: OpenDay[] = [0, 1, 2, 3, 4, 5, 6].map((dayOfWeek) => ({
  dayOfWeek,
  closedFlag: dayOfWeek === 0,
  openTime: dayOfWeek === 0 ? null : '08:00',
  closeTime: dayOfWeek === 0 ? null : '20:00',
}))
const calendar: ShopCalendar = { timeZone, week, rules: DEFAULT_DELIVERY_RULES }
const destination = { country: 'United States', postalCode: '78701' }
const promisedAt = (moment: Date, part: 'PARCEL' | 'FREIGHT' = 'PARCEL') => {
  const zone = zoneFor(destination, calendar) ?? expect.fail('Texas is in a zone')
  return arrivalOf({ moment, service: part, zone }, calendar) ?? expect.fail('It has a date')
}

/** Ordered on a Tuesday before the cut-off: packed by Wednesday, one to two days on the way. */
const days = promisedAt(new Date('2026-11-10T13:00-06:00'))

it.each([
  ['on the day it was ordered', '2026-11-10T23:59-06:00', undefined],
  ['on the last day on which it may leave', '2026-11-11T23:59-06:00', undefined],
  ['on the day after it', '2026-11-12T00:00-06:00', '2026-11-13 2026-11-17'],
  ['after the cut-off of that day', '2026-11-12T14:00-06:00', '2026-11-16 2026-11-18'],
  ['on a Sunday', '2026-11-15T10:00-06:00', '2026-11-17 2026-11-19'],
])('what was ordered on Tuesday and has not left %s', (_, moment, expected) => {
  const moved = daysWhenLate(
    { part: 'PARCEL', days, destination },
    { moment: new Date(moment), calendar },
  )
  expect(moved && `${moved.from} ${moved.to}`).toBe(expected)
})

it('has no other date where the rules give none any more', () => {
  const late = new Date('2026-12-01T10:00-06:00')
  const abroad = { country: 'Canada', postalCode: 'K1A 0B1' }
  expect(
    daysWhenLate({ part: 'PARCEL', days, destination: abroad }, { moment: late, calendar }),
  ).toBeUndefined()
})

it('is late only once its promise cannot be kept, and then once until that cannot be kept either', () => {
  const from = Date.UTC(2026, 0, 1)
  const minutes = fc.integer({ min: 0, max: 2 * 365 * 24 * 60 })
  const part = fc.constantFrom('PARCEL' as const, 'FREIGHT' as const)
  fc.assert(
    fc.property(minutes, fc.integer({ min: 0, max: 20 }), part, (minute, later, service) => {
      const ordered = new Date(from + minute * 60_000)
      const promised = { part: service, days: promisedAt(ordered, service), destination }
      const day = addDays(dayAt(ordered, timeZone), later)
      const moment = later === 0 ? ordered : momentOf(day, '10:00', timeZone)
      const moved = daysWhenLate(promised, { moment, calendar })
      if (later === 0) expect(moved).toBeUndefined()
      if (!moved) return
      expect(moved.to > promised.days.to).toBe(true)
      expect(daysWhenLate({ ...promised, days: moved }, { moment, calendar })).toBeUndefined()
    }),
    { numRuns: 1000 },
  )
})
