import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readSaleClass, SALE_CLASSES, saleRefusal } from './sale-class.ts'

describe('what may be sold', () => {
  it.each([
    ['OPEN', true, 10_00, 'PRESCRIPTION_ONLY'],
    ['OPEN', true, 0, 'PRESCRIPTION_ONLY'],
    ['OPEN', false, 10_00, null],
    ['OPEN', null, 10_00, null],
    ['OPEN', false, 1, null],
    ['OPEN', false, 0, 'PRICE_MISSING'],
    ['OPEN', null, 0, 'PRICE_MISSING'],
    ['AGE', false, 10_00, 'NOT_SOLD_ONLINE'],
    ['PRESCRIPTION', null, 10_00, 'PRESCRIPTION_ONLY'],
    ['PRESCRIPTION', false, 10_00, 'PRESCRIPTION_ONLY'],
    ['PROFESSIONAL', true, 10_00, 'PROFESSIONAL_ONLY'],
    ['PROFESSIONAL', false, 0, 'PROFESSIONAL_ONLY'],
    ['LICENSED', null, 10_00, 'LICENSE_NEEDED'],
    ['NOT_ONLINE', false, 10_00, 'NOT_SOLD_ONLINE'],
  ] as const)('class %s, prescription %s, at %s cents: %s', (saleClass, rx, price, refusal) => {
    expect(saleRefusal({ saleClass, rx, price })).toBe(refusal)
  })

  it('is only what is open, not on prescription and has a price', () => {
    const offered = fc.record({
      saleClass: fc.constantFrom(...SALE_CLASSES),
      rx: fc.option(fc.boolean()),
      price: fc.nat(),
    })
    fc.assert(
      fc.property(offered, (product) => {
        const isSold = product.saleClass === 'OPEN' && product.rx !== true && product.price > 0
        return (saleRefusal(product) === null) === isSold
      }),
    )
  })
})

it('reads a class that is none as closed', () => {
  expect(SALE_CLASSES.map(readSaleClass)).toEqual(SALE_CLASSES)
  expect(readSaleClass('open')).toBe('NOT_ONLINE')
})
