import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { percentOf, roundHalfAway } from './money.ts'
import {
  cartUnitPrice,
  countingSalePrice,
  discountPercent,
  listPrice,
  type PricedLine,
  totalsOf,
} from './pricing.ts'
import { nextShippingTier, shippingFor } from './shipping.ts'

const line = { unitPriceCents: 19_99, salePriceCents: null, cutPrice: false, taxExempt: false }
const cut = { unitPriceCents: 100_00, salePriceCents: 79_50, cutPrice: true, taxExempt: false }

describe('the examples of Decisions §3', () => {
  it('prices three pieces of a 19.99 product at 8.25 % tax', () => {
    const totals = totalsOf([{ ...line, quantity: 3 }], { taxRate: 8_250, pickup: false })

    expect(cartUnitPrice(line)).toBe(17_99)
    expect(totals).toEqual({
      subtotalCents: 53_97,
      taxCents: 4_45,
      shippingHandlingCents: 15_00,
      grandTotalCents: 73_42,
    })
  })

  it('charges the sale price of a CUTPRICE product and shows 20.50 % off', () => {
    expect(cartUnitPrice(cut)).toBe(79_50)
    expect(discountPercent(cut.unitPriceCents, cut.salePriceCents)).toBe(20.5)
  })
})

describe('a sale price (Decisions §10)', () => {
  it.each([
    ['below the online price', 8_99, 8_99],
    ['at the online price', 9_00, null],
    ['between online and unit price', 9_50, null],
    ['above the unit price', 12_00, null],
  ])('%s', (_where, salePriceCents, counting) => {
    const product = { unitPriceCents: 10_00, salePriceCents, cutPrice: true }

    expect(countingSalePrice(product)).toBe(counting)
    expect(cartUnitPrice(product)).toBe(counting ?? 9_00)
    expect(listPrice(product)).toBe(counting ?? 10_00)
  })

  it("is compared with the owner's reduction", () => {
    const product = { unitPriceCents: 10_00, salePriceCents: 8_50, cutPrice: true }

    expect(countingSalePrice(product, 20_000)).toBeNull()
    expect(cartUnitPrice(product, 20_000)).toBe(8_00)
  })

  it('of a product without CUTPRICE never applies', () => {
    const product = { unitPriceCents: 10_00, salePriceCents: 1_00, cutPrice: false }

    expect(cartUnitPrice(product)).toBe(9_00)
  })
})

describe('shipping and handling', () => {
  it.each([
    [0, 20_00],
    [49_99, 20_00],
    [50_00, 15_00],
    [99_99, 15_00],
    [100_00, 10_00],
    [149_99, 10_00],
    [150_00, 5_00],
    [199_99, 5_00],
    [200_00, 0],
  ])('of a subtotal of %i cents is %i cents', (subtotal, shipping) => {
    expect(shippingFor(subtotal)).toBe(shipping)
  })

  it('shows what is missing to the next step', () => {
    expect(nextShippingTier(87_70)).toEqual({ missingCents: 12_30, costCents: 10_00 })
    expect(nextShippingTier(200_00)).toBeUndefined()
  })

  it('is waived for pickup only when the owner says so', () => {
    const rules = {
      onlineDiscount: 10_000,
      shippingTiers: [{ fromCents: 0, costCents: 20_00 }],
      waiveHandlingForPickup: true,
    }
    const one = [{ ...line, quantity: 1 }]

    expect(totalsOf(one, { taxRate: 0, pickup: true }, rules).shippingHandlingCents).toBe(0)
    expect(totalsOf(one, { taxRate: 0, pickup: false }, rules).shippingHandlingCents).toBe(20_00)
  })
})

it('an empty cart costs nothing', () => {
  expect(totalsOf([], { taxRate: 8_250, pickup: false }).grandTotalCents).toBe(0)
})

it.each([
  [0.5, 1],
  [-0.5, -1],
  [1.49, 1],
  [-2.5, -3],
])('rounds %d to %d, a half away from zero', (value, rounded) => {
  expect(roundHalfAway(value)).toBe(rounded)
})

const anyLine: fc.Arbitrary<PricedLine> = fc.record({
  unitPriceCents: fc.integer({ min: 1, max: 2_000_000 }),
  salePriceCents: fc.option(fc.integer({ min: 1, max: 2_000_000 }), { nil: null }),
  cutPrice: fc.boolean(),
  quantity: fc.integer({ min: 1, max: 99 }),
  taxExempt: fc.boolean(),
})

describe('any cart', () => {
  it('adds up, is never negative, and taxes no more than the rate plus a half cent a line', () => {
    fc.assert(
      fc.property(
        fc.array(anyLine, { maxLength: 30 }),
        fc.integer({ min: 0, max: 15_000 }),
        (lines, taxRate) => {
          const totals = totalsOf(lines, { taxRate, pickup: false })
          expect(totals.subtotalCents + totals.taxCents + totals.shippingHandlingCents).toBe(
            totals.grandTotalCents,
          )
          expect(Math.min(...Object.values(totals))).toBeGreaterThanOrEqual(0)
          const exact = (totals.subtotalCents * taxRate) / 100_000
          expect(totals.taxCents).toBeLessThanOrEqual(exact + lines.length / 2 + 0.001)
        },
      ),
    )
  })

  it('rounds a share exactly as whole-number arithmetic does', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000_000 }),
        fc.integer({ min: 0, max: 100_000 }),
        (amount, rate) => {
          const exact = (BigInt(amount) * BigInt(rate) * 2n + 100_000n) / 200_000n
          expect(percentOf(amount, rate)).toBe(Number(exact))
        },
      ),
    )
  })
})
