import { afterEach, expect, it } from 'vitest'
import { formatDate, formatDay, formatMoment, formatWeekday } from './dates.ts'
import { setTimeZone } from './time-zone.ts'

const EVENING = '2026-11-21T02:30:00Z'
const here = Intl.DateTimeFormat().resolvedOptions().timeZone

afterEach(() => setTimeZone(here))

it("shows the shop's day, wherever the browser is", () => {
  setTimeZone('America/Chicago')
  expect(formatDate(EVENING)).toBe('Nov 20, 2026')

  setTimeZone('Pacific/Auckland')
  expect(formatDate(EVENING)).toBe('Nov 21, 2026')
})

it.each(['Pacific/Kiritimati', 'Pacific/Auckland', 'America/Chicago', 'Pacific/Pago_Pago'])(
  'is the same calendar day in %s',
  (zone) => {
    setTimeZone(zone)

    expect(formatDay('2026-11-20')).toBe('Nov 20, 2026')
  },
)

it('names the time zone of an hour to those in another', () => {
  setTimeZone(here)
  expect(formatMoment(EVENING)).toMatch(/\d\u00a0[AP]M$/)

  setTimeZone(here === 'Asia/Tokyo' ? 'Asia/Seoul' : 'Asia/Tokyo')
  expect(formatMoment(EVENING)).toBe('Nov 21, 2026, 11:30\u00a0AM GMT+9')
})

it('does not break between month and day', () => {
  expect(formatWeekday('2026-11-24')).toBe('Tue, Nov\u00a024')
})
