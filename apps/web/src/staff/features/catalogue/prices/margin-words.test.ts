import { expect, it } from 'vitest'
import { marginWords } from './margin-words.ts'

const prices = { unitPrice: 10, salePrice: null, cutPrice: false }

it.each([
  ['of the unit price', prices, '6', 0, 'Margin $4.00 (40%) at $10.00'],
  ['of the online price', prices, '6', 10, 'Margin $3.00 (33.3%) at $9.00'],
  ['of a sale', { ...prices, salePrice: 8, cutPrice: true }, '6', 0, 'Margin $2.00 (25%) at $8.00'],
  [
    'without a sale that is off',
    { ...prices, salePrice: 8 },
    '6',
    0,
    'Margin $4.00 (40%) at $10.00',
  ],
  ['of what is sold at a loss', prices, '12.5', 0, 'Margin -$2.50 (-25%) at $10.00'],
  ['of free goods', prices, '0', 0, 'Margin $10.00 (100%) at $10.00'],
  ['without a purchase price', prices, '', 0, undefined],
  ['of letters', prices, 'x', 0, undefined],
  ['without a price', { ...prices, unitPrice: Number.NaN }, '6', 0, undefined],
])('is said %s', (_, typed, purchasePrice, online, words) => {
  expect(marginWords(typed, purchasePrice, online)).toBe(words)
})
