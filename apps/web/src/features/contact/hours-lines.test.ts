import { describe, expect, it } from 'vitest'
import { hoursLines } from './hours-lines.ts'

const day = (dayOfWeek: number, openTime: string | null, closeTime: string | null) => ({
  dayOfWeek,
  openTime,
  closeTime,
  closedFlag: openTime === null,
  note: null,
})

describe('opening hours', () => {
  it('put neighboring days with the same hours on one line, the week from Monday', () => {
    const week = [
      day(0, null, null),
      ...[1, 2, 3, 4, 5].map((number) => day(number, '08:00', '20:00')),
      day(6, '09:30', '17:00'),
    ]
    expect(hoursLines(week).map((line) => line.replace(/\s/g, ' '))).toEqual([
      'Mon to Fri 8 AM to 8 PM',
      'Sat 9:30 AM to 5 PM',
      'Sun closed',
    ])
  })

  it('do not join days separated by a day with other hours', () => {
    const lines = hoursLines([
      day(1, '08:00', '20:00'),
      day(2, null, null),
      day(3, '08:00', '20:00'),
    ])
    expect(lines).toHaveLength(3)
  })
})
