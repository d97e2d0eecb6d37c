import { expect, it } from 'vitest'
import { shownStateAt } from './shown-times.ts'

const at = (time: string) => new Date(`2026-11-27T${time}Z`)
const maybe = (time: string | null) => (time === null ? null : at(time))

it.each([
  { from: null, until: null, moment: '09:00', state: 'SHOWN' },
  { from: '09:00', until: null, moment: '08:59', state: 'SCHEDULED' },
  { from: '09:00', until: null, moment: '09:00', state: 'SHOWN' },
  { from: null, until: '09:00', moment: '08:59', state: 'SHOWN' },
  { from: null, until: '09:00', moment: '09:00', state: 'ENDED' },
  { from: '08:00', until: '09:00', moment: '08:30', state: 'SHOWN' },
])('from $from until $until is $state at $moment', ({ from, until, moment, state }) => {
  const times = { showsFrom: maybe(from), showsUntil: maybe(until) }

  expect(shownStateAt(times, at(moment))).toBe(state)
})
