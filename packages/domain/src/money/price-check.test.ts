import { describe, expect, it } from 'vitest'
import {
  isEstimatedPrice,
  isPriceHidden,
  type PriceCheck,
  priceBeside,
  pricePerPiece,
} from './price-check.ts'

/** Strips at 10 to 50 cents each. */
const STRIPS = { lowCents: 10, highCents: 50 }

describe("a price compared with its kind's price per piece", () => {
  it.each([
    [9_99, 100, 'below'],
    [10_00, 100, 'within'],
    [50_00, 100, 'within'],
    [50_01, 100, 'above'],
    [50, null, 'within'],
    [51, null, 'above'],
  ] as const)('%s cents for %s pieces: %s', (cents, pieces, where) => {
    expect(priceBeside(STRIPS, cents, pieces)).toBe(where)
  })
})

describe('whether a price is hidden from shoppers', () => {
  const TOO_MUCH = { unitPriceCents: 3486_00, pieces: 1, range: STRIPS }

  it.each([
    ['RULE', 'rule', true],
    ['RULE', 'cms-dmepos-2025-01', true],
    ['RULE', null, false],
    ['CONFIRMED', 'rule', false],
    ['ASK', 'rule', true],
    ['ASK', null, true],
  ] as const)('one outside its range, %s, from %s: %s', (check, source, hidden) => {
    expect(isPriceHidden({ ...TOO_MUCH, check, source })).toBe(hidden)
  })

  it('is shown within its range, and for a product without a kind', () => {
    const seed = { check: 'RULE', source: 'rule', pieces: 1 } as const

    expect(isPriceHidden({ ...seed, unitPriceCents: 30, range: STRIPS })).toBe(false)
    expect(isPriceHidden({ ...seed, unitPriceCents: 9_999_00, range: null })).toBe(false)
    expect(isPriceHidden({ ...seed, check: 'ASK', unitPriceCents: 30, range: STRIPS })).toBe(true)
  })
})

it.each([
  ['RULE', 'rule', true],
  ['ASK', 'sibling', true],
  ['CONFIRMED', 'rule', false],
  ['RULE', 'nhs-drug-tariff-2026-07', false],
  ['RULE', null, false],
] as [PriceCheck, string | null, boolean][])(
  'a price that is %s from %s is an estimate: %s',
  (check, source, estimated) => {
    expect(isEstimatedPrice(check, source)).toBe(estimated)
  },
)

it.each([
  [9_99, 50, 19.98],
  [9_99, 1, null],
  [9_99, null, null],
  [0, 50, null],
])('%s cents for %s pieces: %s each', (cents, pieces, each) => {
  expect(pricePerPiece(cents, pieces)).toBe(each)
})
