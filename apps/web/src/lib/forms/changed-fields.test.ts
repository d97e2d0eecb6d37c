import { expect, it } from 'vitest'
import { changedFields } from './changed-fields.ts'

const before = { phone: '1', tiers: [{ from: 0, cost: 20 }], rules: { days: 15 }, note: null }

it.each([
  [{}, {}],
  [{ phone: '2' }, { phone: '2' }],
  [{ tiers: [{ from: 0, cost: 20 }], rules: { days: 15 } }, {}],
  [{ tiers: [{ from: 0, cost: 15 }] }, { tiers: [{ from: 0, cost: 15 }] }],
  [{ rules: { days: 30 }, note: null }, { rules: { days: 30 } }],
])('of what is typed, %j, names what is new', (typed, changed) => {
  expect(changedFields<object>(before, { ...before, ...typed })).toEqual(changed)
})
