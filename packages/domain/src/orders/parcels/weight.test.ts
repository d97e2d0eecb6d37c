import fc from 'fast-check'
import { expect, it } from 'vitest'
import { gramsOfPounds, poundsOf } from './weight.ts'

it.each([
  ['1', 454],
  [' 2.5 ', 1134],
  ['.5', 227],
  ['2204.62', 999_999],
  ['0', undefined],
  ['2205', undefined],
  ['-1', undefined],
  ['2,5', undefined],
  ['1e3', undefined],
  ['', undefined],
])('reads %j as grams', (typed, grams) => {
  expect(gramsOfPounds(typed)).toBe(grams)
})

it('keeps the pounds that were typed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 220_000 }), (hundredths) => {
      const grams = gramsOfPounds((hundredths / 100).toFixed(2))
      expect(grams === undefined ? 0 : poundsOf(grams)).toBeCloseTo(hundredths / 100, 2)
    }),
  )
})
