import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { percentOf, sum } from '../money/money.ts'
import { shippingFor } from '../money/shipping.ts'
import { type AgreedLine, additionShipping, editLine, editTotals, fitHolds } from './edit-order.ts'

const LINE: AgreedLine = {
  orderItemId: 1,
  quantity: 4,
  taken: 3,
  backordered: 1,
  unitPriceCents: 1799,
  discountCents: 1000,
  taxExempt: false,
}

const anyLine: fc.Arbitrary<AgreedLine> = fc
  .record({
    taken: fc.integer({ min: 0, max: 50 }),
    backordered: fc.integer({ min: 0, max: 49 }),
    unitPriceCents: fc.integer({ min: 1, max: 500_000 }),
    share: fc.integer({ min: 0, max: 100_000 }),
    taxExempt: fc.boolean(),
  })
  .filter(({ taken, backordered }) => taken + backordered > 0)
  .map(({ share, ...line }) => {
    const quantity = line.taken + line.backordered
    const discountCents = percentOf(line.unitPriceCents * quantity, share)
    return { orderItemId: 1, quantity, discountCents, ...line }
  })

describe('a line of an order that is edited', () => {
  it.each([
    [2, { taken: 2, backordered: 0, lineTotalCents: 3598, discountCents: 500, taxCents: 256 }],
    [3, { taken: 3, backordered: 0, lineTotalCents: 5397, discountCents: 750, taxCents: 383 }],
    [4, { taken: 3, backordered: 1, lineTotalCents: 7196, discountCents: 1000, taxCents: 511 }],
    [6, { taken: 4, backordered: 2, lineTotalCents: 10794, discountCents: 1000, taxCents: 808 }],
    [0, { taken: 0, backordered: 0, lineTotalCents: 0, discountCents: 0, taxCents: 0 }],
  ])('has %i pieces at the agreed price', (quantity, expected) => {
    expect(editLine(LINE, { quantity, taxRate: 8250, stock: 1 })).toMatchObject(expected)
  })

  it('is exempt as before', () => {
    const exempt = editLine({ ...LINE, taxExempt: true }, { quantity: 2, taxRate: 8250, stock: 0 })

    expect(exempt).toMatchObject({ taxCents: 0, taxBasis: 'EXEMPT_CLASS', taxRateMilliPercent: 0 })
  })

  it('never has a discount above its total, or pieces that are neither taken nor backordered', () => {
    const edits = fc.record({
      quantity: fc.integer({ min: 0, max: 99 }),
      taxRate: fc.integer({ min: 0, max: 20_000 }),
      stock: fc.option(fc.integer({ min: 0, max: 100 })),
    })
    fc.assert(
      fc.property(anyLine, edits, (line, edit) => {
        const after = editLine(line, edit)
        expect(after.taken + after.backordered).toBe(edit.quantity)
        expect(
          Math.min(after.taken, after.backordered, after.discountCents),
        ).toBeGreaterThanOrEqual(0)
        expect(after.discountCents).toBeLessThanOrEqual(after.lineTotalCents)
        expect(after.taken - line.taken).toBeLessThanOrEqual(Math.max(0, edit.stock ?? 0))
      }),
    )
  })

  it('is the same where its number stays', () => {
    fc.assert(
      fc.property(anyLine, (line) => {
        const after = editLine(line, { quantity: line.quantity, taxRate: 8250, stock: 9 })
        expect(after).toMatchObject({
          taken: line.taken,
          backordered: line.backordered,
          discountCents: line.discountCents,
          lineTotalCents: line.unitPriceCents * line.quantity,
        })
      }),
    )
  })
})

describe('the totals of an order that is edited', () => {
  const before = { subtotalCents: 7196, shippingHandlingCents: 1200, shippingDiscountCents: 0 }
  const totals = (subtotal: number, more: object = {}, shipped: object = {}) =>
    editTotals({
      before: { ...before, ...more },
      lines: [{ lineTotalCents: subtotal, discountCents: 500, taxCents: 300 }],
      shippingFor,
      isShippedOtherwise: false,
      bulkyCents: { before: 0, after: 0 },
      waivesBulky: false,
      ...shipped,
    })

  it('keep shipping if nothing that it depends on has changed', () => {
    expect(totals(7196)).toMatchObject({ shippingHandlingCents: 1200, grandTotalCents: 8196 })
  })

  it('calculate shipping again if the goods have changed', () => {
    expect(totals(10_000)).toMatchObject({ shippingHandlingCents: 1000, grandTotalCents: 10_800 })
  })

  it.each([
    ['free shipping stays free', 1200, 1000],
    ['a part of it stays', 300, 300],
  ])('%s', (_, shippingDiscountCents, expected) => {
    expect(totals(10_000, { shippingDiscountCents })).toMatchObject({
      shippingDiscountCents: expected,
    })
  })
})

describe('free shipping of an order to which freight is added', () => {
  const edited = (waived: number, more: object) =>
    editTotals({
      before: {
        subtotalCents: 7196,
        shippingHandlingCents: 1500,
        shippingDiscountCents: waived,
      },
      lines: [{ lineTotalCents: 10_000, discountCents: 0, taxCents: 0 }],
      shippingFor: () => 1000 + 14_900,
      isShippedOtherwise: true,
      bulkyCents: { before: 0, after: 14_900 },
      waivesBulky: false,
      ...more,
    }).shippingDiscountCents

  it.each<[string, number, object, number]>([
    ['does not cover it', 1500, {}, 1000],
    ['covers it where the promotion says so', 1500, { waivesBulky: true }, 15_900],
    ['stays the amount it was', 300, {}, 300],
    [
      'waives the ordinary part as before beside freight that stays',
      600,
      { bulkyCents: { before: 900, after: 14_900 } },
      1000,
    ],
  ])('%s', (_, waived, more, expected) => {
    expect(edited(waived, more)).toBe(expected)
  })
})

describe('what is added to a paid order', () => {
  it.each([
    [1500, 2000, 0],
    [2500, 2000, 500],
  ])('ships for what both cost more together: %i of %i', (together, charged, expected) => {
    expect(additionShipping(together, charged)).toBe(expected)
  })
})

describe('balances held for an order', () => {
  it.each([
    [[500, 300], 2000, [500, 300]],
    [[500, 300], 700, [500, 200]],
    [[500, 300], 400, [400, 0]],
    [[500, 300], 820, [500, 270]],
    [[500, 20], 530, [480, 0]],
  ])('of %j for %i', (held, total, expected) => {
    expect(fitHolds(held, total, 50)).toEqual(expected)
  })

  it('never hold more than the total or than before, nor leave too little for a card', () => {
    const holds = fc.array(fc.integer({ min: 1, max: 100_000 }), { maxLength: 3 })
    fc.assert(
      fc.property(holds, fc.integer({ min: 50, max: 300_000 }), (held, total) => {
        const fitted = fitHolds(held, total, 50)
        const card = total - sum(fitted)
        expect(card === 0 || card >= 50).toBe(true)
        expect(fitted.every((cents, at) => cents >= 0 && cents <= (held[at] ?? 0))).toBe(true)
      }),
    )
  })
})
