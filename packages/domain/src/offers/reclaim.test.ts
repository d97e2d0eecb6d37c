import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sum } from '../money/money.ts'
import { spreadCents } from '../money/refund-cells.ts'
import { refundAfter } from '../money/refunds.ts'
import type { Condition } from './promotion.ts'
import { type KeptLine, reclaimFrom, unearnedDiscount } from './reclaim.ts'

/** Gauze at $10 and a brace at $40, ordered twice and once; so much of it comes back. */
const gauzeAndBrace = (gauze: number, brace: number, byChoice = true): KeptLine[] =>
  [
    { productId: 1, unitPriceCents: 10_00, quantity: 2, back: gauze },
    { productId: 2, unitPriceCents: 40_00, quantity: 1, back: brace },
  ].map(({ back, ...line }) => ({
    ...line,
    familyKey: null,
    categoryId: line.productId,
    brandId: null,
    regularPriceCents: line.unitPriceCents,
    isOnSale: false,
    returned: byChoice ? back : 0,
    kept: line.quantity - back,
  }))

const FROM_50: Condition[] = [{ type: 'MIN_SUBTOTAL', cents: 50_00 }]
/** $6 off: $2 of it off the gauze, $4 off the brace. */
const SIX_OFF = { conditions: FROM_50, shares: [2_00, 4_00] }

describe('what the kept pieces no longer earn', () => {
  it.each([
    ['nothing while everything is kept', [0, 0], [SIX_OFF], 0],
    ['nothing while they still reach the minimum', [1, 0], [SIX_OFF], 0],
    ['their whole share once they do not', [2, 0], [SIX_OFF], 4_00],
    ['the share of the pieces kept of a line', [1, 1], [SIX_OFF], 1_00],
    ['nothing if nothing is kept', [2, 1], [SIX_OFF], 0],
    [
      'nothing of a promotion without conditions',
      [2, 0],
      [{ conditions: [], shares: [2_00, 4_00] }],
      0,
    ],
    [
      'nothing of a first order, which it was',
      [2, 0],
      [{ conditions: [{ type: 'FIRST_ORDER' }], shares: [2_00, 4_00] }],
      0,
    ],
    [
      'nothing if the order never met the minimum, such as after an edit',
      [2, 0],
      [{ conditions: [{ type: 'MIN_SUBTOTAL', cents: 70_00 }], shares: [2_00, 4_00] }],
      0,
    ],
    [
      'the share of a number of pieces that is no longer reached',
      [1, 0],
      [{ conditions: [{ type: 'MIN_QUANTITY', quantity: 3 }], shares: [2_00, 4_00] }],
      5_00,
    ],
    [
      'only what counts for the minimum breaks it',
      [2, 0],
      [
        {
          conditions: [{ type: 'MIN_SUBTOTAL', cents: 40_00, of: { categoryIds: [2] } }],
          shares: [2_00, 4_00],
        },
      ],
      0,
    ],
    [
      'every promotion by itself',
      [2, 0],
      [SIX_OFF, { conditions: [{ type: 'MIN_QUANTITY', quantity: 2 }], shares: [0, 3_00] }],
      7_00,
    ],
  ] as const)('is %s', (_, [gauze, brace], offers, cents) => {
    expect(unearnedDiscount(gauzeAndBrace(gauze, brace), offers)).toBe(cents)
  })

  it('is nothing where pieces came back through no choice of the shopper', () => {
    expect(unearnedDiscount(gauzeAndBrace(2, 0, false), [SIX_OFF])).toBe(0)
  })
})

describe('what a return takes off its refund', () => {
  const nothing = { refunds: [10_00, 5_00], unearnedCents: 0, takenBackCents: 0, leftCents: 50_00 }
  it.each([
    ['nothing that is not owed', {}, [0, 0]],
    ['what is owed, from each line by its refund', { unearnedCents: 6_00 }, [4_00, 2_00]],
    ['only what was not taken before', { unearnedCents: 6_00, takenBackCents: 6_00 }, [0, 0]],
    ['never more than the refund', { unearnedCents: 40_00 }, [10_00, 5_00]],
    [
      'what came back since is given back',
      { unearnedCents: 1_00, takenBackCents: 4_00 },
      [-3_00, 0],
    ],
    ['as far as the payment lasts', { takenBackCents: 4_00, leftCents: 16_00 }, [-1_00, 0]],
    [
      'no more than the pieces owe, after a decline',
      { unearnedCents: 2_00, takenBackCents: -5_00 },
      [1_33, 67],
    ],
  ])('is %s', (_, given, cents) => {
    expect(reclaimFrom({ ...nothing, ...given })).toEqual(cents)
  })
})

const anyOrder = fc
  .array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 9 }),
      unitPriceCents: fc.integer({ min: 1, max: 9_999 }),
      taxCents: fc.integer({ min: 0, max: 999 }),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .chain((lines) => {
    const totals = lines.map(({ quantity, unitPriceCents }) => quantity * unitPriceCents)
    return fc.record({
      lines: fc.constant(lines),
      offCents: fc.integer({ min: 0, max: sum(totals) }),
      minimumCents: fc.integer({ min: 0, max: sum(totals) }),
      // Which line a piece of each return is of, until nothing is left.
      returns: fc.array(fc.array(fc.nat(lines.length - 1), { minLength: 1, maxLength: 5 }), {
        minLength: 1,
        maxLength: 40,
      }),
    })
  })

describe('any order, returned in any parts', () => {
  it('refunds no less than nothing and no more than was paid, and in the end all of it', () => {
    fc.assert(
      fc.property(anyOrder, ({ lines, offCents, minimumCents, returns }) => {
        const shares = spreadCents(
          offCents,
          lines.map(({ quantity, unitPriceCents }) => quantity * unitPriceCents),
        )
        const charged = lines.map(({ quantity, unitPriceCents, taxCents }, at) => ({
          quantity,
          netCents: quantity * unitPriceCents - (shares[at] ?? 0),
          taxCents,
        }))
        const paid = sum(charged.map(({ netCents, taxCents }) => netCents + taxCents))
        const offer: { conditions: Condition[]; shares: number[] } = {
          conditions: [{ type: 'MIN_SUBTOTAL', cents: minimumCents }],
          shares,
        }
        const back = lines.map(() => ({ pieces: 0, cents: 0 }))
        const all = [...returns, lines.flatMap(({ quantity }, at) => Array(quantity).fill(at))]
        let refunded = 0
        let takenBackCents = 0
        for (const wanted of all) {
          const refunds = lines.map((line, at) => {
            const before = back[at] ?? { pieces: 0, cents: 0 }
            const asked = wanted.filter((one) => one === at).length
            const pieces = Math.min(asked, line.quantity - before.pieces)
            const { goodsCents, taxCents } = refundAfter(
              charged[at] ?? { quantity: 0, netCents: 0, taxCents: 0 },
              pieces,
              before,
            )
            back[at] = {
              pieces: before.pieces + pieces,
              cents: before.cents + goodsCents + taxCents,
            }
            return goodsCents + taxCents
          })
          const kept = lines.map((line, at): KeptLine => {
            const returned = back[at]?.pieces ?? 0
            return {
              ...{ productId: at, familyKey: null, categoryId: 1, brandId: null, isOnSale: false },
              ...line,
              regularPriceCents: line.unitPriceCents,
              returned,
              kept: line.quantity - returned,
            }
          })
          const unearnedCents = unearnedDiscount(kept, [offer])
          expect(unearnedCents).toBeLessThanOrEqual(offCents)
          const leftCents = paid - refunded
          const taken = reclaimFrom({ refunds, unearnedCents, takenBackCents, leftCents })
          taken.forEach((cents, at) => {
            expect((refunds[at] ?? 0) - cents).toBeGreaterThanOrEqual(0)
          })
          refunded += sum(refunds) - sum(taken)
          takenBackCents += sum(taken)
          expect(takenBackCents).toBeGreaterThanOrEqual(0)
          expect(refunded).toBeLessThanOrEqual(paid)
        }
        expect(refunded).toBe(paid)
        expect(takenBackCents).toBe(0)
      }),
    )
  })
})
