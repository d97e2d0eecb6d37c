import fc from 'fast-check'
import { expect, it } from 'vitest'
import { joinOrder, splitOrder } from './family-rows.ts'

it('reads back the order of values that it wrote, whatever they contain', () => {
  const value = fc
    .string({ minLength: 1, maxLength: 12 })
    .filter((text) => text.trim() === text && text !== '')
  fc.assert(
    fc.property(fc.array(value, { minLength: 1, maxLength: 6 }), (values) => {
      expect(splitOrder(joinOrder(values))).toEqual(values)
    }),
  )
})

it.each([
  ['S | M | L', ['S', 'M', 'L']],
  ['S|M|L', ['S', 'M', 'L']],
  [String.raw`1\|2 | a\\b`, ['1|2', String.raw`a\b`]],
  ['S |  | L', ['S', '', 'L']],
])('reads the values of %s', (order, values) => {
  expect(splitOrder(order)).toEqual(values)
})
