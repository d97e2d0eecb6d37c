import { expect, it } from 'vitest'
import type { OpenDay } from './delivery-dates.ts'
import type { DeliveryPart } from './delivery-parts.ts'
import { offeredPickupTimes, PICKUP_TIMES } from './pickup.ts'

const open = (dayOfWeek: number, openTime: string | null, closeTime: string | null): OpenDay => ({
  dayOfWeek,
  closedFlag: false,
  openTime,
  closeTime,
})
const SUNDAY: OpenDay = { dayOfWeek: 0, closedFlag: true, openTime: null, closeTime: null }
const WEEK = [
  SUNDAY,
  open(1, '08:00', '20:00'),
  open(2, '12:00', '21:30'),
  open(3, '06:00', '08:00'),
  open(4, null, null),
  open(6, '09:00', '12:00'),
]

const readyOn = (day: string | null): DeliveryPart[] => [
  { part: 'TOLD', pieces: 1, days: null },
  { part: 'PICKUP', pieces: 1, days: day === null ? null : { from: day, to: day } },
]

it.each([
  ['a Monday from 8 to 8', '2026-11-09', 'MORNING AFTERNOON EVENING DAYTIME'],
  ['a Tuesday from noon to half past nine', '2026-11-10', 'AFTERNOON EVENING NIGHT DAYTIME'],
  ['a Wednesday until 8 in the morning', '2026-11-11', 'MORNING'],
  ['a Thursday without hours', '2026-11-12', PICKUP_TIMES.join(' ')],
  ['a Friday that is not listed', '2026-11-13', PICKUP_TIMES.join(' ')],
  ['a Saturday until noon', '2026-11-14', 'MORNING DAYTIME'],
  ['a day that is not known yet', null, PICKUP_TIMES.join(' ')],
])('offers for %s what is within opening hours', (_, day, times) => {
  expect(offeredPickupTimes(readyOn(day), WEEK).join(' ')).toBe(times)
})

it('offers what is open on some day while the day is unknown', () => {
  const week = [SUNDAY, open(1, '13:00', '16:00'), open(6, '08:00', '11:00')]
  expect(offeredPickupTimes(readyOn(null), week)).toEqual(['MORNING', 'AFTERNOON', 'DAYTIME'])
  expect(offeredPickupTimes([], [SUNDAY])).toEqual(PICKUP_TIMES)
})
