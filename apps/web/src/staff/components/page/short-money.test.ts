import { expect, it } from 'vitest'
import { shortMoney } from './short-money.ts'

it.each([
  [0, '$0'],
  [1250, '$1.25K'],
  [3750, '$3.75K'],
  [-20, '-$20'],
  [0.25, '$0.25'],
])('writes %d beside an axis as %s', (amount, words) => {
  expect(shortMoney(amount)).toBe(words)
})
