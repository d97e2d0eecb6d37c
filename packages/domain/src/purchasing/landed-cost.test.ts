import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sum } from '../money/money.ts'
import {
  COST_BASES,
  type CostBasis,
  costOfPieces,
  costPerPiece,
  type ReceivedGoods,
  shareCosts,
} from './landed-cost.ts'
import vectors from './receiving.vectors.json' with { type: 'json' }

const someGoods: fc.Arbitrary<ReceivedGoods> = fc.record({
  quantity: fc.integer({ min: 1, max: 1_000_000 }),
  costCents: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 1_000_000_00 })),
  grams: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 1_000_000 })),
})
const someAmount = fc.integer({ min: 0, max: 1_000_000_00 })
const someBasis = fc.constantFrom(...COST_BASES)

describe('costs of a delivery', () => {
  it.each(vectors.landed)('are shared as in $id', ({ input, expect: expected }) => {
    const goods = input.lines.map((line) => ({ grams: 0, ...line }))
    const shares = shareCosts(input.freightCents, goods, input.by as CostBasis)

    expect(shares).toEqual(expected.map(({ freightCents }) => freightCents))
    expect(shares.map((share, at) => share + (goods[at]?.costCents ?? 0))).toEqual(
      expected.map(({ lotCostCents }) => lotCostCents),
    )
  })

  it('add up to the entered amounts, and each share is within a cent of its exact part', () => {
    fc.assert(
      fc.property(
        someAmount,
        fc.array(someGoods, { minLength: 1, maxLength: 40 }),
        someBasis,
        (amount, goods, basis) => {
          const shares = shareCosts(amount, goods, basis)
          expect(sum(shares)).toBe(amount)
          const field = { VALUE: 'costCents', QUANTITY: 'quantity', WEIGHT: 'grams' } as const
          const chosen = goods.map((one) => one[field[basis]])
          const weights = sum(chosen) > 0 ? chosen : goods.map(({ quantity }) => quantity)
          shares.forEach((share, at) => {
            expect(Math.abs(share - (amount * (weights[at] ?? 0)) / sum(weights))).toBeLessThan(1)
          })
        },
      ),
    )
  })

  it('are refused below zero, or without goods', () => {
    expect(() => shareCosts(-1, [{ quantity: 1, costCents: 1, grams: 1 }], 'VALUE')).toThrow(
      RangeError,
    )
    expect(() => shareCosts(1, [], 'VALUE')).toThrow(RangeError)
  })
})

describe('pieces that leave a lot', () => {
  it.each(vectors.consume)('cost what $id says', ({ input, expect: expected }) => {
    const lot = { costCents: input.lotCostCents, quantity: input.quantity }
    let taken = 0
    const costs = input.takes.map((pieces) => {
      const cost = costOfPieces(lot, taken, pieces)
      taken += pieces
      return cost
    })

    expect(costs).toEqual(expected.costs)
    expect(sum(costs)).toBe(expected.total)
  })

  it('cost the whole lot once all have left, in whatever portions', () => {
    fc.assert(
      fc.property(
        someAmount,
        fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 40 }),
        (costCents, takes) => {
          const lot = { costCents, quantity: sum(takes) }
          let taken = 0
          for (const pieces of takes) {
            const cost = costOfPieces(lot, taken, pieces)
            expect(cost).toBeGreaterThanOrEqual(0)
            expect(cost + costOfPieces(lot, taken + pieces, -pieces)).toBe(0)
            taken += pieces
          }
          expect(costOfPieces(lot, 0, taken)).toBe(costCents)
        },
      ),
    )
  })

  it.each([
    [{ costCents: 25_00, quantity: 10 }, 2_50],
    [{ costCents: 5, quantity: 2 }, 3],
    [{ costCents: 1, quantity: 3 }, 0],
    [{ costCents: 0, quantity: 7 }, 0],
  ])('of %o cost %i cents each', (lot, cents) => {
    expect(costPerPiece(lot)).toBe(cents)
  })
})
