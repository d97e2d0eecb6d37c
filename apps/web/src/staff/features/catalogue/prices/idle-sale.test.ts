import { describe, expect, it } from 'vitest'
import { idleSale } from './idle-sale.ts'

describe('the note about a sale price', () => {
  it.each([
    ['that counts', { unitPrice: 10, salePrice: 8.99, cutPrice: true }, undefined],
    ['that is not there', { unitPrice: 10, salePrice: null, cutPrice: true }, undefined],
    ['that is being typed', { unitPrice: Number('1o'), salePrice: 9.5, cutPrice: true }, undefined],
    ['without CUTPRICE', { unitPrice: 10, salePrice: 8, cutPrice: false }, 'Sale is off'],
    [
      'at the online price',
      { unitPrice: 10, salePrice: 9, cutPrice: true },
      'Not used: not below the online price, $9.00',
    ],
    [
      'above it',
      { unitPrice: 10, salePrice: 9.5, cutPrice: true },
      'Not used: not below the online price, $9.00',
    ],
  ])('%s', (_what, prices, expected) => {
    const hint = idleSale(prices, 10)

    if (expected === undefined) expect(hint).toBeUndefined()
    else expect(hint).toBe(expected)
  })
})
