import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sum } from '../money/money.ts'
import { splitRefunds } from '../money/refund-cells.ts'
import { applyOffers } from './apply-offers.ts'
import { chargedLines, chargedTotals } from './charged-totals.ts'
import {
  addStaffDiscount,
  discountLimit,
  isDiscountAllowed,
  type StaffDiscount,
  shareStaffDiscount,
} from './staff-discount.ts'

const limits = { manager: 50_000, support: 10_000 }

describe('what a discount takes off each line', () => {
  it.each<[string, number[], StaffDiscount, number[]]>([
    [
      'an amount by what the lines cost',
      [3000, 1000],
      { type: 'AMOUNT_OFF', amount: 400 },
      [300, 100],
    ],
    [
      'cents that are left over to the largest remainders',
      [1000, 1000, 1000],
      { type: 'AMOUNT_OFF', amount: 100 },
      [34, 33, 33],
    ],
    ['a percentage once, of the sum', [333, 333], { type: 'PERCENT_OFF', percent: 10 }, [34, 33]],
    ['all of the goods', [1799, 900], { type: 'PERCENT_OFF', percent: 100 }, [1799, 900]],
    ['never more than they cost', [500], { type: 'AMOUNT_OFF', amount: 99_999 }, [500]],
    [
      'nothing of what promotions have given away',
      [0, 700],
      { type: 'AMOUNT_OFF', amount: 70 },
      [0, 70],
    ],
  ])('%s', (_, left, discount, shares) => {
    expect(shareStaffDiscount(left, discount)).toEqual(shares)
  })
})

describe('what a role may give', () => {
  it('is everything for the owner, limited by settings for others, nothing for the rest', () => {
    const roles = ['OWNER', 'MANAGER', 'SUPPORT', 'own-12', 'FULFILMENT', null] as const
    expect(roles.map((role) => discountLimit(role, limits))).toEqual([
      100_000, 50_000, 10_000, 10_000, 0, 0,
    ])
  })

  it.each<[StaffDiscount, boolean]>([
    [{ type: 'PERCENT_OFF', percent: 10 }, true],
    [{ type: 'PERCENT_OFF', percent: 11 }, false],
    [{ type: 'AMOUNT_OFF', amount: 200 }, true],
    [{ type: 'AMOUNT_OFF', amount: 201 }, false],
  ])('of $20.00 within 10 percent: %j', (discount, isAllowed) => {
    expect(isDiscountAllowed(discount, { goodsCents: 2000, limit: 10_000 })).toBe(isAllowed)
  })
})

const someLines = fc.array(
  fc.record({
    unitPriceCents: fc.integer({ min: 0, max: 20_000 }),
    quantity: fc.integer({ min: 1, max: 9 }),
    taxRateMilliPercent: fc.constantFrom(0, 6250, 8250),
  }),
  { minLength: 1, maxLength: 6 },
)
const someDiscount = fc.oneof(
  fc.integer({ min: 1, max: 100 }).map((percent) => ({ type: 'PERCENT_OFF' as const, percent })),
  fc.integer({ min: 1, max: 99_999 }).map((amount) => ({ type: 'AMOUNT_OFF' as const, amount })),
)

/** An order with a promotion and a staff discount on top. */
function ordered(
  lines: typeof someLines extends fc.Arbitrary<infer L> ? L : never,
  off: StaffDiscount,
) {
  const offered = lines.map((line, at) => ({
    ...line,
    productId: at,
    familyKey: null,
    categoryId: 1,
    brandId: null,
    regularPriceCents: line.unitPriceCents,
    isOnSale: false,
  }))
  const promoted = applyOffers({
    lines: offered,
    shippingCents: 500,
    bulkyCents: 0,
    promotions: [
      {
        promotionId: 1,
        priority: 1,
        exclusive: true,
        needsCode: false,
        conditions: [],
        action: { type: 'PERCENT_OFF', rate: 15_000 },
        startsOn: null,
        endsOn: null,
        isPaused: false,
        isUsedUp: false,
        isUsedByBuyer: false,
      },
    ],
    groups: [],
    isFirstOrder: false,
    today: '2026-11-26',
  })
  const totals = lines.map(({ unitPriceCents, quantity }) => unitPriceCents * quantity)
  const offers = addStaffDiscount(totals, promoted, { promotionId: 2, off })
  const priced = lines.map((line, at) => ({ ...line, lineTotalCents: totals[at] ?? 0 }))
  const charged = chargedLines(priced, offers)
  const subtotalCents = sum(totals)
  const before = { subtotalCents, taxCents: 0, shippingHandlingCents: 500, grandTotalCents: 0 }
  return { promoted, offers, charged, totals: chargedTotals(charged, before, offers) }
}

describe('an order with such a discount', () => {
  it('is the sum of its cells, of which none is below zero', () => {
    fc.assert(
      fc.property(someLines, someDiscount, (lines, off) => {
        const { promoted, offers, charged, totals } = ordered(lines, off)
        for (const line of charged) {
          expect(line.discountCents).toBeLessThanOrEqual(line.lineTotalCents)
          expect(line.taxCents).toBeGreaterThanOrEqual(0)
        }
        charged.forEach((line, at) => {
          expect(line.discountCents).toBe(sum(offers.applied.map((one) => one.lines[at] ?? 0)))
          expect(line.discountCents).toBeGreaterThanOrEqual(promoted.lineDiscounts[at] ?? 0)
        })
        const cells = charged.map(
          (line) => line.lineTotalCents - line.discountCents + line.taxCents,
        )
        expect(totals.grandTotalCents).toBe(sum(cells) + 500)
        expect(totals.grandTotalCents).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('refunds what was paid, no more and no less', () => {
    fc.assert(
      fc.property(
        someLines,
        someDiscount,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (lines, off, part) => {
          const { charged, totals } = ordered(lines, off)
          const sold = {
            lines: charged.map((line, orderItemId) => ({
              orderItemId,
              goodsCents: line.lineTotalCents - line.discountCents,
              taxCents: line.taxCents,
            })),
            shippingCents: 500,
          }
          const first = Math.floor(totals.grandTotalCents * part)
          const refunds = [first, totals.grandTotalCents - first].map((amountCents) => ({
            amountCents,
            pieces: [],
          }))
          const split = splitRefunds(sold, refunds)
          sold.lines.forEach((line, at) => {
            expect(sum(split.map((one) => one.lines[at]?.goodsCents ?? 0))).toBe(line.goodsCents)
            expect(sum(split.map((one) => one.lines[at]?.taxCents ?? 0))).toBe(line.taxCents)
          })
        },
      ),
    )
  })
})
