import { expect, it } from 'vitest'
import { rowsShown } from './rows-shown.ts'

it.each([
  [1, 1, '1 order.'],
  [1, 2, '1 to 2 of 2 orders.'],
  [2, 1204, '26 to 50 of 1,204 orders.'],
  [49, 1204, '1,201 to 1,204 of 1,204 orders.'],
  [1, 0, '0 to 0 of 0 orders.'],
])('page %d of %d rows says %j', (page, total, words) => {
  expect(rowsShown({ page, size: 25, total, noun: 'orders' })).toBe(words)
})

it('says if not all were counted', () => {
  const words = rowsShown({ page: 1, size: 25, total: 1000, hasMore: true, noun: 'orders' })
  expect(words).toBe('1 to 25 of more than 1,000 orders.')
})
