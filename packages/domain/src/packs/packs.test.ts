import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allocateLines } from '../orders/stock.ts'
import { allocatePacks } from './allocate-packs.ts'
import {
  cheaperPack,
  countsOtherwise,
  type Pack,
  packProblem,
  piecesSaid,
  poolsOf,
} from './packs.ts'

it.each([
  ['Nitrile gloves, M, box of 100', [100]],
  ['pack of 30', [30]],
  ['Dental floss, 200 yd, 12 per package', [12]],
  ['Between-teeth cleaners, 100 count', [100]],
  ['Forearm crutches, pair', [2]],
  ['Gloves, box of 50, case of 10', [50, 10]],
  ['Gloves, box of 50 pairs', [50]],
  ['Canisters, 300 ml with gel, 5', []],
  ['each', []],
])('%j says %j pieces', (words, said) => {
  expect(piecesSaid(words)).toEqual(said)
})

const pack = (pieces: number, more: Partial<Pack> = {}): Pack => ({
  productId: pieces,
  productName: 'Gloves',
  unitName: 'each',
  pieces,
  mayOpen: false,
  ...more,
})

it.each([
  [pack(100, { unitName: 'box of 50' }), [50]],
  [pack(100, { productName: 'Gloves, box of 100', unitName: 'box of 100' }), []],
  [pack(2, { productName: 'Crutches, pair' }), []],
  [pack(1, { productName: 'Crutches, pair', unitName: 'pair' }), [2]],
  [pack(10, { productName: 'Gloves, box of 50', unitName: 'case of 10' }), [50]],
])('a pack that counts otherwise than its name says is found: %j', (made, said) => {
  expect(countsOtherwise(made)).toEqual(said)
})

describe('a group of packs', () => {
  it.each([
    [[pack(1), pack(100, { mayOpen: true })], null],
    [[pack(1)], { problem: 'TOO_FEW_PACKS', productId: null }],
    [[pack(5), pack(5, { productId: 6 })], { problem: 'SAME_SIZE', productId: 6 }],
    [[pack(1, { mayOpen: true }), pack(2)], { problem: 'NOTHING_SMALLER', productId: 1 }],
  ])('%#', (packs, problem) => {
    expect(packProblem(packs)).toEqual(problem)
  })

  it('shares its stock down to the first pack that stays closed', () => {
    const sizes = (packs: readonly Pack[]) =>
      poolsOf(packs).map((pool) => pool.map(({ pieces }) => pieces))
    expect(sizes([pack(1000, { mayOpen: true }), pack(1), pack(100, { mayOpen: true })])).toEqual([
      [1, 100, 1000],
    ])
    expect(sizes([pack(1), pack(100), pack(1000, { mayOpen: true })])).toEqual([[100, 1000]])
    expect(sizes([pack(1), pack(100)])).toEqual([])
  })
})

describe('the cheaper pack', () => {
  const other = { productId: 2, pieces: 10, priceCents: 900, available: 3 }

  it.each([
    [
      'two fives are a ten',
      { pieces: 5, quantity: 2, priceCents: 500 },
      { productId: 2, quantity: 1, savedCents: 100 },
    ],
    [
      'a cent counts',
      { pieces: 10, quantity: 2, priceCents: 901 },
      { productId: 2, quantity: 2, savedCents: 2 },
    ],
    ['what is left over is no offer', { pieces: 5, quantity: 3, priceCents: 500 }, null],
    ['the same price is no offer', { pieces: 5, quantity: 2, priceCents: 450 }, null],
    ['nor what is not there', { pieces: 10, quantity: 4, priceCents: 1000 }, null],
  ])('%s', (_, line, offer) => {
    expect(cheaperPack(line, [other])).toEqual(offer)
  })

  it('is never more expensive, and has the same pieces', () => {
    const priced = fc.record({
      productId: fc.integer({ min: 1, max: 9 }),
      pieces: fc.integer({ min: 1, max: 50 }),
      priceCents: fc.integer({ min: 0, max: 9999 }),
      available: fc.option(fc.integer({ min: 0, max: 50 })),
    })
    const line = fc.record({
      pieces: fc.integer({ min: 1, max: 50 }),
      quantity: fc.integer({ min: 1, max: 99 }),
      priceCents: fc.integer({ min: 1, max: 9999 }),
    })
    fc.assert(
      fc.property(
        line,
        fc.uniqueArray(priced, { selector: (one) => one.productId }),
        (own, others) => {
          const offer = cheaperPack(own, others)
          if (!offer) return
          const chosen = others.find(({ productId }) => productId === offer.productId)
          expect(offer.quantity * (chosen?.pieces ?? 0)).toBe(own.quantity * own.pieces)
          expect(offer.quantity * (chosen?.priceCents ?? 0)).toBe(
            own.quantity * own.priceCents - offer.savedCents,
          )
          expect(offer.savedCents).toBeGreaterThan(0)
        },
      ),
    )
  })
})

it('lines of packs that share pieces never promise more pieces than there are', () => {
  const line = fc.record({
    productId: fc.constantFrom(1, 6, 10),
    quantity: fc.integer({ min: 1, max: 99 }),
  })
  fc.assert(
    fc.property(fc.array(line), fc.nat({ max: 300 }), (lines, pieces) => {
      const parts = allocatePacks(
        lines,
        (perPack) => Math.floor(pieces / perPack),
        (perPack) => ({ poolId: 1, pieces, perPack }),
      )
      const promised = parts.reduce(
        (sum, { taken }, at) => sum + taken * (lines[at]?.productId ?? 0),
        0,
      )
      expect(promised).toBeLessThanOrEqual(pieces)
      parts.forEach(({ taken, backordered }, at) => {
        expect(taken + backordered).toBe(lines[at]?.quantity)
      })
    }),
  )
})

it('lines of unrelated products get the same as before', () => {
  const line = fc.record({
    productId: fc.constantFrom(1, 2),
    quantity: fc.integer({ min: 1, max: 9 }),
  })
  fc.assert(
    fc.property(fc.array(line), fc.option(fc.nat({ max: 20 })), (lines, stock) => {
      const stockOf = (productId: number) => (productId === 1 ? stock : 5)
      expect(allocatePacks(lines, stockOf, () => null)).toEqual(allocateLines(lines, stockOf))
    }),
  )
})
