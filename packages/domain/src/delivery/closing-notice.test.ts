import { expect, it } from 'vitest'
import { closingNotice } from './closing-notice.ts'
import type { ShopCalendar } from './delivery-dates.ts'
import { DEFAULT_DELIVERY_RULES } from './delivery-rules.ts'

/** Open every day, closed December 23 to 26, 2026, Wednesday to Saturday; packed the same day. */
const calendar: ShopCalendar = {
  timeZone: 'America/Chicago',
  week: [],
  rules: {
    ...DEFAULT_DELIVERY_RULES,
    dispatchRules: { ...DEFAULT_DELIVERY_RULES.dispatchRules, handlingDays: { from: 0, to: 0 } },
    closedDays: { holidays: [], days: [{ day: '2026-12-23', until: '2026-12-26', name: 'Rest' }] },
  },
}
const DAYS = { from: '2026-12-23', to: '2026-12-26' }

it.each([
  ['more than a week before', '2026-12-15T18:00:00Z', undefined],
  ['a week before', '2026-12-16T18:00:00Z', { ...DAYS, leaves: undefined }],
  ['the day before, in time', '2026-12-22T18:00:00Z', { ...DAYS, leaves: undefined }],
  ['the day before, after the cut-off', '2026-12-22T22:00:00Z', { ...DAYS, leaves: '2026-12-28' }],
  ['while it is closed', '2026-12-24T18:00:00Z', { ...DAYS, leaves: '2026-12-28' }],
  [
    'on the last evening, by the clocks of the shop',
    '2026-12-27T05:00:00Z',
    { ...DAYS, leaves: '2026-12-28' },
  ],
  ['when it is over', '2026-12-27T18:00:00Z', undefined],
])('is announced %s', (_, now, notice) => {
  expect(closingNotice(new Date(now), calendar)).toEqual(notice)
})

it('announces the next of several closings, and a single day by itself', () => {
  const days = [
    { day: '2026-12-30', until: null, name: 'Inventory' },
    { day: '2026-12-28', until: null, name: 'Move' },
  ]
  const rules = { ...calendar.rules, closedDays: { holidays: [], days } }
  expect(closingNotice(new Date('2026-12-26T18:00:00Z'), { ...calendar, rules })).toEqual({
    from: '2026-12-28',
    to: '2026-12-28',
    leaves: '2026-12-29',
  })
})
