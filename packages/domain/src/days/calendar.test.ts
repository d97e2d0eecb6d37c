import { describe, expect, it } from 'vitest'
import { addDays, dayAt, momentOf, weekdayOf } from './calendar.ts'

it('counts days over months, years and a leap day', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2027-03-01', -1)).toBe('2027-02-28')
  expect(weekdayOf('2026-11-24')).toBe(2)
})

it("is the shop's day, not UTC's", () => {
  expect(dayAt(new Date('2026-11-21T02:30Z'), 'America/Chicago')).toBe('2026-11-20')
  expect(dayAt(new Date('2026-11-21T02:30Z'), 'Asia/Kathmandu')).toBe('2026-11-21')
})

/** From the IANA time zone database: days when clocks change, and others. */
describe('the moment of an hour', () => {
  it.each([
    ['America/Chicago', '2026-07-01', '14:00', '2026-07-01T19:00Z'],
    ['America/Chicago', '2026-12-01', '14:00', '2026-12-01T20:00Z'],
    // Clocks go forward at 2:00 and back at 2:00: the afternoon is in the new time.
    ['America/Chicago', '2026-03-08', '14:00', '2026-03-08T19:00Z'],
    ['America/Chicago', '2026-11-01', '14:00', '2026-11-01T20:00Z'],
    ['America/Chicago', '2026-11-01', '00:30', '2026-11-01T05:30Z'],
    // Ambiguous: the first of the two. Skipped: later by the skipped time.
    ['America/Chicago', '2026-11-01', '01:30', '2026-11-01T06:30Z'],
    ['America/Chicago', '2026-03-08', '02:30', '2026-03-08T08:30Z'],
    ['America/Santiago', '2026-04-04', '23:30', '2026-04-05T02:30Z'],
    ['America/Phoenix', '2026-11-01', '14:00', '2026-11-01T21:00Z'],
    ['Pacific/Kiritimati', '2026-01-01', '00:00', '2025-12-31T10:00Z'],
    ['Pacific/Pago_Pago', '2026-01-01', '23:59', '2026-01-02T10:59Z'],
  ])('in %s on %s at %s is %s', (zone, day, time, moment) => {
    expect(momentOf(day, time, zone)).toEqual(new Date(moment))
  })
})
