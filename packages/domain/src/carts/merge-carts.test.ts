import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_QUANTITY } from '../orders/limits.ts'
import { isSameCart, mergeCarts, type SyncedLine, syncedKey } from './merge-carts.ts'

const line = (productId: number, quantity: number, rest: Partial<SyncedLine> = {}): SyncedLine => ({
  productId,
  cut: null,
  notes: '',
  quantity,
  ...rest,
})
const one = (quantity: number) => (quantity > 0 ? [line(1, quantity)] : [])

describe('a line in two copies of a cart', () => {
  it.each([
    ['is new here', 0, 2, 0, 2],
    ['is new there', 0, 0, 2, 2],
    ['is new in both: the larger one, never the sum', 0, 2, 3, 3],
    ['is changed here', 2, 1, 2, 1],
    ['is changed there', 2, 2, 5, 5],
    ['is changed in both: the larger one', 2, 1, 3, 3],
    ['is removed here', 2, 0, 2, 0],
    ['is removed there', 2, 2, 0, 0],
    ['is removed in both', 2, 0, 0, 0],
    ['is removed here and changed there: it stays', 2, 0, 1, 1],
    ['is as it was', 2, 2, 2, 2],
  ])('%s', (_, before, mine, theirs, merged) => {
    expect(mergeCarts(one(before), one(mine), one(theirs))).toEqual(one(merged))
  })

  it('is the same by product, cut and note', () => {
    const [plain, cut, noted] = [
      line(1, 1),
      line(1, 1, { cut: '12 in' }),
      line(1, 1, { notes: 'soft' }),
    ]

    expect(mergeCarts([], [plain, cut], [cut, { ...noted, notes: ' soft ' }])).toEqual([
      plain,
      cut,
      { ...noted, notes: ' soft ' },
    ])
    expect(syncedKey({ ...noted, notes: ' soft ' })).toBe(syncedKey(noted))
  })
})

it('keeps a product within 99 pieces, and every line', () => {
  const merged = mergeCarts([], [line(1, 99)], [line(1, 60, { notes: 'soft' }), line(2, 99)])

  expect(merged).toEqual([line(1, 49), line(1, 50, { notes: 'soft' }), line(2, 99)])
})

const carts = fc.uniqueArray(
  fc.record({
    productId: fc.integer({ min: 1, max: 4 }),
    cut: fc.constantFrom(null, '6 in', '12 in'),
    notes: fc.constantFrom('', 'soft'),
    quantity: fc.integer({ min: 1, max: MAX_QUANTITY }),
  }),
  { selector: syncedKey, maxLength: 12 },
)
const keys = (cart: readonly SyncedLine[]) => new Set(cart.map(syncedKey))

describe('merging', () => {
  it('loses no line that one copy added or changed, and restores none that only one removed', () => {
    fc.assert(
      fc.property(carts, carts, carts, (base, mine, theirs) => {
        const merged = keys(mergeCarts(base, mine, theirs))
        const [before, here, there] = [base, mine, theirs].map(
          (cart) => new Map(cart.map((one) => [syncedKey(one), one.quantity])),
        )
        for (const key of [...keys(base), ...keys(mine), ...keys(theirs)]) {
          const isRemoved = [here, there].some((copy) => !copy?.has(key))
          const isTouched = [here, there].some(
            (copy) => copy?.has(key) && copy.get(key) !== before?.get(key),
          )
          expect(merged.has(key)).toBe(isTouched || !isRemoved)
        }
      }),
    )
  })

  it('is the same whichever copy comes first', () => {
    fc.assert(
      fc.property(carts, carts, carts, (base, mine, theirs) => {
        const [one, other] = [mergeCarts(base, mine, theirs), mergeCarts(base, theirs, mine)]
        expect(isSameCart(one, other)).toBe(true)
      }),
    )
  })

  it('is idempotent, as after a lost response or from a second tab', () => {
    fc.assert(
      fc.property(carts, carts, (mine, theirs) => {
        const merged = mergeCarts([], mine, theirs)
        expect(isSameCart(mergeCarts([], mine, merged), merged)).toBe(true)
        expect(isSameCart(mergeCarts(merged, merged, merged), merged)).toBe(true)
      }),
    )
  })

  it('limits the pieces of each product', () => {
    fc.assert(
      fc.property(carts, carts, carts, (base, mine, theirs) => {
        const merged = mergeCarts(base, mine, theirs)
        for (const { productId } of merged) {
          const pieces = merged
            .filter((one) => one.productId === productId)
            .reduce((sum, { quantity }) => sum + quantity, 0)
          expect(pieces).toBeLessThanOrEqual(MAX_QUANTITY)
        }
      }),
    )
  })
})
