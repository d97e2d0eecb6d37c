import { expect, it } from 'vitest'
import { setTimeZone } from '../../../lib/words/time-zone.ts'
import { lastDays } from './ranges.ts'
import { roundUp } from './round-up.ts'

it.each([
  [0, 1],
  [0.4, 0.5],
  [1, 1],
  [1100, 2000],
  [4999, 5000],
  [5001, 10_000],
])('the scale above %d ends at %d', (value, top) => {
  expect(roundUp(value)).toBe(top)
})

it('counts today among the last days', () => {
  // Still the first of March in Texas.
  const now = Date.parse('2026-03-02T04:00:00Z')
  setTimeZone('America/Chicago')

  expect(lastDays(7, now)).toEqual({ from: '2026-02-23', to: '2026-03-01' })
})
