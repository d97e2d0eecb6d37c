import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  cartUnitPrice,
  countingSalePrice,
  listPrice,
  type PricedProduct,
} from '../money/pricing.ts'
import {
  type OfferedTier,
  type PriceTier,
  priceSteps,
  type TierPrice,
  tierCents,
  tierProblem,
  underTiers,
} from './price-tiers.ts'

const product: PricedProduct = { unitPriceCents: 19_99, salePriceCents: null, cutPrice: false }
const onSale: PricedProduct = { ...product, salePriceCents: 15_50, cutPrice: true }
const each = (from: number, cents: number, group: string | null = null): OfferedTier => ({
  from,
  price: { type: 'PRICE', cents },
  group,
})
const off = (from: number, rate: number, group: string | null = null): OfferedTier => ({
  from,
  price: { type: 'PERCENT_OFF', rate },
  group,
})
const NOBODY = { groups: [] }
const CLINIC = { groups: ['CLINIC'] }
const priceOf = (
  tiers: readonly OfferedTier[],
  pieces: number,
  { of = product, groups = [] as string[] } = {},
) => cartUnitPrice(underTiers(of, tiers, { pieces, groups }))

describe('the price of a piece', () => {
  const tiers = [each(6, 16_50), each(12, 15_00)]

  it.each([
    ['one alone: the online price', tiers, 1, 17_99],
    ['one fewer than a tier', tiers, 5, 17_99],
    ['as many as a tier', tiers, 6, 16_50],
    ['up to the next one', tiers, 11, 16_50],
    ['the next one', tiers, 12, 15_00],
    ['all that can be ordered', tiers, 99, 15_00],
    ['a tier dearer than the online price is not used', [each(6, 18_50)], 6, 17_99],
    ['a percentage is off the online price, rounded once', [off(10, 15_000)], 10, 15_29],
    ['a percentage that would give it away is none', [off(10, 99_999)], 10, 17_99],
    ['of a group is not for everybody', [each(1, 12_99, 'CLINIC')], 1, 17_99],
  ])('%s', (_, offered, pieces, cents) => {
    expect(priceOf(offered, pieces)).toBe(cents)
  })

  it('of a group applies to its members, and the lowest counts', () => {
    const offered = [each(1, 12_99, 'CLINIC'), each(10, 11_00), each(10, 11_50, 'CLINIC')]

    expect(priceOf(offered, 1, { groups: ['SALES_REP', 'CLINIC'] })).toBe(12_99)
    expect(priceOf(offered, 10, { groups: ['CLINIC'] })).toBe(11_00)
    expect(priceOf(offered, 1, { groups: ['SALES_REP'] })).toBe(17_99)
  })

  it('of a product on sale is its sale price, below which no tier goes', () => {
    for (const pieces of [6, 12]) {
      const many = underTiers(onSale, tiers, { pieces, ...NOBODY })

      expect([cartUnitPrice(many), countingSalePrice(many), listPrice(many)]).toEqual([
        15_50, 15_50, 15_50,
      ])
    }
  })

  it('without a base price stays none', () => {
    expect(priceOf([each(1, 5_00)], 9, { of: { ...product, unitPriceCents: 0 } })).toBe(0)
  })
})

describe('the steps of a price', () => {
  it.each([
    [
      'each lower than the one before',
      [each(12, 15_00), each(6, 16_50)],
      NOBODY,
      [
        [6, 16_50],
        [12, 15_00],
      ],
    ],
    ['none dearer than the online price', [each(6, 18_00), each(12, 15_00)], NOBODY, [[12, 15_00]]],
    ['of nobody else', [each(6, 16_50, 'CLINIC')], NOBODY, []],
    [
      'with those of the group',
      [each(6, 16_50), each(1, 16_00, 'CLINIC'), each(12, 15_00)],
      CLINIC,
      [
        [1, 16_00],
        [12, 15_00],
      ],
    ],
    [
      'of two at one number the lower',
      [each(6, 16_50), each(6, 16_00, 'CLINIC')],
      CLINIC,
      [[6, 16_00]],
    ],
  ])('%s', (_, tiers, entitled, steps) => {
    expect(priceSteps(product, tiers, entitled)).toEqual(
      steps.map(([from, cents]) => ({ from, cents })),
    )
  })

  it('are empty for a product on sale', () => {
    expect(priceSteps(onSale, [each(6, 16_50), each(12, 15_00)], NOBODY)).toEqual([])
  })
})

it.each<[string, PriceTier[], ReturnType<typeof tierProblem>]>([
  ['none', [], undefined],
  ['one', [each(6, 16_50)], undefined],
  ['falling prices, in any order', [each(12, 15_00), each(6, 16_50)], undefined],
  ['rising percentages', [off(6, 5_000), off(12, 10_000)], undefined],
  ['a number twice', [each(6, 16_50), each(6, 15_00)], { problem: 'TWICE', at: 1 }],
  ['more for more', [each(6, 15_00), each(12, 16_50)], { problem: 'NOT_LOWER', at: 1 }],
  ['the same for more', [each(12, 15_00), each(6, 15_00)], { problem: 'NOT_LOWER', at: 0 }],
  ['a lower percentage for more', [off(6, 9_000), off(12, 8_000)], { problem: 'NOT_LOWER', at: 1 }],
  ['prices and percentages', [each(6, 15_00), off(12, 50_000)], { problem: 'MIXED', at: 1 }],
])('tiers side by side: %s', (_, tiers, problem) => {
  expect(tierProblem(tiers)).toEqual(problem)
})

const anyProduct: fc.Arbitrary<PricedProduct> = fc.record({
  unitPriceCents: fc.integer({ min: 0, max: 50_00 }),
  salePriceCents: fc.option(fc.integer({ min: 1, max: 50_00 }), { nil: null }),
  cutPrice: fc.boolean(),
})
const anyPrice: fc.Arbitrary<TierPrice> = fc.oneof(
  fc.record({ type: fc.constant('PRICE' as const), cents: fc.integer({ min: 1, max: 60_00 }) }),
  fc.record({
    type: fc.constant('PERCENT_OFF' as const),
    rate: fc.integer({ min: 1, max: 99_999 }),
  }),
)
const anyTiers: fc.Arbitrary<OfferedTier[]> = fc.array(
  fc.record({
    from: fc.integer({ min: 1, max: 99 }),
    price: anyPrice,
    group: fc.constantFrom(null, 'CLINIC', 'SALES_REP'),
  }),
  { maxLength: 8 },
)
const anyGroups = fc.subarray(['CLINIC', 'SALES_REP'])
const anyPieces = fc.integer({ min: 1, max: 99 })

describe('any tiers of any product', () => {
  it('never exceed the regular price, nor rise with more pieces', () => {
    fc.assert(
      fc.property(anyProduct, anyTiers, anyGroups, anyPieces, (of, tiers, groups, pieces) => {
        const price = priceOf(tiers, pieces, { of, groups })
        expect(price).toBeLessThanOrEqual(cartUnitPrice(of))
        expect(price).toBeLessThanOrEqual(priceOf(tiers, pieces, { of }))
        expect(priceOf(tiers, pieces + 1, { of, groups })).toBeLessThanOrEqual(price)
        expect(price > 0).toBe(cartUnitPrice(of) > 0)
      }),
    )
  })

  it('are shown as they are charged', () => {
    fc.assert(
      fc.property(anyProduct, anyTiers, anyGroups, anyPieces, (of, tiers, groups, pieces) => {
        const reached = priceSteps(of, tiers, { groups }).filter(({ from }) => from <= pieces)
        expect(priceOf(tiers, pieces, { of, groups })).toBe(
          reached.at(-1)?.cents ?? cartUnitPrice(of),
        )
      }),
    )
  })

  it('fall with every step if they are valid', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ from: anyPieces, price: anyPrice }), { maxLength: 5 }),
        (tiers) => {
          fc.pre(tierProblem(tiers) === undefined)
          const prices = tiers
            .toSorted((one, other) => one.from - other.from)
            .map(({ price }) => tierCents(price, 1_000_000_00) ?? 0)
          expect(prices).toEqual(prices.toSorted((one, other) => other - one))
          expect(new Set(prices).size).toBe(prices.length)
        },
      ),
    )
  })
})
