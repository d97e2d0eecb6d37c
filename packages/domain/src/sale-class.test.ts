import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { saleRefusal } from './sale-class.ts'

describe('what may be sold', () => {
  it.each([
    [true, 10_00, 'PRESCRIPTION_ONLY'],
    [true, 0, 'PRESCRIPTION_ONLY'],
    [false, 10_00, null],
    [null, 10_00, null],
    [false, 1, null],
    [false, 0, 'PRICE_MISSING'],
    [null, 0, 'PRICE_MISSING'],
  ])('with prescription %s at %s cents: %s', (rx, price, refusal) => {
    expect(saleRefusal({ rx, price })).toBe(refusal)
  })

  it('is never a prescription product, whatever it costs', () => {
    fc.assert(
      fc.property(fc.nat(), (price) => saleRefusal({ rx: true, price }) === 'PRESCRIPTION_ONLY'),
    )
  })
})
