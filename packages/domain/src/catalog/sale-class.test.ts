import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ANYBODY, ageToConfirm, readSaleClass, SALE_CLASSES, saleRefusal } from './sale-class.ts'

describe('what may be sold', () => {
  it.each([
    ['OPEN', true, 10_00, 'PRESCRIPTION_ONLY'],
    ['OPEN', true, 0, 'PRESCRIPTION_ONLY'],
    ['OPEN', false, 10_00, null],
    ['OPEN', null, 10_00, null],
    ['OPEN', false, 1, null],
    ['OPEN', false, 0, 'PRICE_MISSING'],
    ['OPEN', null, 0, 'PRICE_MISSING'],
    ['AGE', false, 10_00, null],
    ['AGE', true, 10_00, 'PRESCRIPTION_ONLY'],
    ['PRESCRIPTION', null, 10_00, 'PRESCRIPTION_ONLY'],
    ['PRESCRIPTION', false, 10_00, 'PRESCRIPTION_ONLY'],
    ['PROFESSIONAL', true, 10_00, 'PROFESSIONAL_ONLY'],
    ['PROFESSIONAL', false, 0, 'PROFESSIONAL_ONLY'],
    ['LICENSED', null, 10_00, 'LICENSE_NEEDED'],
    ['NOT_ONLINE', false, 10_00, 'NOT_SOLD_ONLINE'],
  ] as const)('class %s, prescription %s, at %s cents: %s', (saleClass, rx, price, refusal) => {
    expect(saleRefusal({ saleClass, rx, price, quoteOnly: false }, ANYBODY)).toBe(refusal)
  })

  it.each([
    ['OPEN', null, 10_00, null],
    ['OPEN', true, 10_00, 'PRESCRIPTION_ONLY'],
    ['AGE', null, 10_00, null],
    ['PRESCRIPTION', null, 10_00, 'PRESCRIPTION_ONLY'],
    ['PROFESSIONAL', null, 10_00, null],
    ['PROFESSIONAL', true, 10_00, null],
    ['PROFESSIONAL', true, 0, 'PRICE_MISSING'],
    ['LICENSED', null, 10_00, 'LICENSE_NEEDED'],
    ['NOT_ONLINE', null, 10_00, 'NOT_SOLD_ONLINE'],
  ] as const)('to a clinic class %s, prescription %s, at %s cents: %s', (...row) => {
    const [saleClass, rx, price, refusal] = row
    expect(saleRefusal({ saleClass, rx, price, quoteOnly: false }, { isClinic: true })).toBe(
      refusal,
    )
  })

  const offered = fc.record({
    saleClass: fc.constantFrom(...SALE_CLASSES),
    rx: fc.option(fc.boolean()),
    price: fc.nat(),
    quoteOnly: fc.boolean(),
  })

  it.each([
    ['OPEN', 10_00, 'QUOTE_ONLY'],
    ['OPEN', 0, 'QUOTE_ONLY'],
    ['AGE', 10_00, 'QUOTE_ONLY'],
    ['PRESCRIPTION', 10_00, 'PRESCRIPTION_ONLY'],
    ['NOT_ONLINE', 10_00, 'NOT_SOLD_ONLINE'],
    ['PROFESSIONAL', 10_00, 'QUOTE_ONLY'],
  ] as const)('of a billing description class %s at %s cents: %s', (saleClass, price, refusal) => {
    const product = { saleClass, rx: null, price, quoteOnly: true }
    expect(saleRefusal(product, { isClinic: true })).toBe(refusal)
  })

  it('to everyone is only a product that is open or for adults, not on prescription and has a price', () => {
    fc.assert(
      fc.property(offered, (product) => {
        const isOpen = product.saleClass === 'OPEN' || product.saleClass === 'AGE'
        const isSold = isOpen && product.rx !== true && !product.quoteOnly && product.price > 0
        return (saleRefusal(product, ANYBODY) === null) === isSold
      }),
    )
  })

  it('to a clinic is that plus products for clinics', () => {
    fc.assert(
      fc.property(offered, (product) => {
        const toClinic = saleRefusal(product, { isClinic: true })
        const toAnybody = saleRefusal(product, ANYBODY)
        return toClinic === toAnybody || product.saleClass === 'PROFESSIONAL'
      }),
    )
  })
})

it.each([
  [[], null],
  [[['OPEN', null]], null],
  [[['OPEN', 21]], null],
  [[['AGE', null]], 18],
  [[['AGE', 16]], 16],
  [
    [
      ['AGE', null],
      ['OPEN', null],
      ['AGE', 21],
    ],
    21,
  ],
] as const)('goods of %j are sold from the age of %s', (goods, age) => {
  expect(ageToConfirm(goods.map(([saleClass, minAge]) => ({ saleClass, minAge })))).toBe(age)
})

it('treats an unknown class as closed', () => {
  expect(SALE_CLASSES.map(readSaleClass)).toEqual(SALE_CLASSES)
  expect(readSaleClass('open')).toBe('NOT_ONLINE')
})
