import { expect, it } from 'vitest'
import { leapsOf } from './price-leaps.ts'

it.each([
  [19.99, 1999, true],
  [19.99, 1.99, true],
  [10, 50, true],
  [10, 49.99, false],
  [10, 2, true],
  [10, 2.01, false],
  [10, 0, true],
  [0, 0, false],
  [null, 8, false],
  [8, null, false],
])('a price that was %j and becomes %j is asked about: %j', (before, after, isAsked) => {
  expect(leapsOf([{ name: 'Brace', before, after }])).toHaveLength(isAsked ? 1 : 0)
})
