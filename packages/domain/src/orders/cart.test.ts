import { describe, expect, it } from 'vitest'
import {
  addLine,
  type CartLine,
  countPieces,
  joinEqual,
  priceBeforeReduction,
  removeLine,
  restoreLine,
  setNotes,
  setPrices,
  setQuantity,
  soldLines,
} from './cart.ts'
import { MAX_CART_LINES } from './limits.ts'
import { parseQuantity, stepQuantity } from './quantity.ts'

const line = (productId: number, quantity = 1): CartLine => ({
  lineId: productId,
  productId,
  category: 'Diabetes',
  categoryId: 61,
  productName: 'Test strips',
  sku: `SKU-${productId}`,
  productImage: '',
  imageMimeType: 'image/webp',
  quantity,
  unitPriceCents: 12_67,
  salePriceCents: null,
  optionsAttributes: [],
  centsWhenAdded: 12_67,
  cuttingAttributes: [],
  notes: '',
  taxExemptFlag: true,
})

describe('the cart', () => {
  it('adds to the quantity of a product that is already in it, up to 99', () => {
    const cart = addLine(addLine([], line(1, 60)), line(1, 60))

    expect(cart).toHaveLength(1)
    expect(countPieces(cart)).toBe(99)
  })

  it('keeps a quantity within 1 and 99', () => {
    expect(setQuantity([line(1)], 1, 0)[0]?.quantity).toBe(1)
    expect(setQuantity([line(1)], 1, 500)[0]?.quantity).toBe(99)
  })

  it('restores a removed line at its old position', () => {
    const cart = [line(1), line(2), line(3)]

    expect(restoreLine(removeLine(cart, 2), line(2), 1)).toEqual(cart)
  })

  it("follows the shop's prices, into a sale and out of it, and remembers the first", () => {
    const flags = { productId: 1, unitPriceCents: 20_00, taxExemptFlag: false }
    const regular = { ...flags, salePriceCents: null, optionsAttributes: [] }
    const sold = {
      ...flags,
      salePriceCents: 15_00,
      optionsAttributes: [{ description: 'CUTPRICE' }],
    }

    const [onSale] = setPrices([line(1)], [sold])
    expect(onSale).toEqual({ ...line(1), ...sold, gone: false })
    expect(onSale && priceBeforeReduction(onSale)).toBe(15_00)

    const [later, other] = setPrices(onSale ? [onSale, line(2)] : [], [regular])
    expect(later && priceBeforeReduction(later)).toBe(20_00)
    expect(later?.centsWhenAdded).toBe(12_67)
    expect(other).toEqual(line(2))
  })

  it('does not count pieces that the shop may not sell, until it may again', () => {
    const priced = {
      productId: 1,
      unitPriceCents: 20_00,
      salePriceCents: null,
      optionsAttributes: [],
    }
    const refused = [{ productId: 1, refusal: 'PRESCRIPTION_ONLY' as const }]

    const cart = setPrices([line(1), line(2)], [], [], refused)
    expect(cart[0]?.refusal).toBe('PRESCRIPTION_ONLY')
    expect(soldLines(cart)).toEqual([line(2)])

    const later = setPrices(cart, [{ ...priced, taxExemptFlag: false }])
    expect(countPieces(later)).toBe(2)
  })

  it('does not count pieces of discontinued products, until they are back', () => {
    const priced = {
      productId: 1,
      unitPriceCents: 20_00,
      salePriceCents: null,
      optionsAttributes: [],
    }
    const prices = [{ ...priced, taxExemptFlag: false }]

    const cart = setPrices([line(1), line(2)], [], [1])
    expect(cart.map(({ productId }) => productId)).toEqual([1, 2])
    expect(countPieces(cart)).toBe(countPieces([line(2)]))

    expect(countPieces(setPrices(cart, prices))).toBe(countPieces([line(1), line(2)]))
  })

  it('keeps different cuts or notes of a product on separate lines', () => {
    const cuttingAttributes = [{ description: 'Curry cut' }]
    const cut = { ...line(1, 2), cuttingAttributes }
    const cart = addLine(addLine(addLine([], line(1)), cut), { ...line(1, 3), notes: 'Lean' })

    expect(cart.map(({ lineId, quantity }) => [lineId, quantity])).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
    ])
    expect(addLine(cart, cut)[1]).toMatchObject({ lineId: 2, quantity: 4, cuttingAttributes })
    expect(removeLine(cart, 2).map(({ lineId }) => lineId)).toEqual([1, 3])
  })

  it('applies the limit of 99 across all lines of a product', () => {
    const cut = { ...line(1, 60), cuttingAttributes: [{ description: 'Curry cut' }] }
    const cart = addLine(addLine([], line(1, 60)), cut)

    expect(cart.map(({ quantity }) => quantity)).toEqual([60, 39])
    expect(setQuantity(cart, 1, 99)[0]?.quantity).toBe(60)
    expect(addLine(cart, { ...line(1), notes: 'One more' })).toBe(cart)
    expect(
      restoreLine(removeLine(cart, 2), { ...cut, lineId: 2, quantity: 50 }, 1)[1],
    ).toMatchObject({ quantity: 39 })
  })

  it('merges a line with an equal one once its note is typed', () => {
    const cart = [line(1, 2), { ...line(1, 3), lineId: 5, notes: 'Lea' }]

    const typed = setNotes(cart, 1, 'Lea')
    expect(typed).toHaveLength(2)
    expect(joinEqual(typed)).toEqual([{ ...line(1, 5), notes: 'Lea' }])
    expect(joinEqual(cart)).toBe(cart)
  })

  it('takes no more than a hundred lines', () => {
    const full = Array.from({ length: MAX_CART_LINES }, (_, index) => line(index + 1))

    expect(addLine(full, line(1000))).toBe(full)
    expect(addLine(full, line(1))[0]?.quantity).toBe(2)
  })
})

describe('the quantity field', () => {
  it.each([
    ['5', 5],
    ['123', 12],
    ['0', 1],
    ['', undefined],
    ['x1', undefined],
    ['-3', undefined],
  ])('reads %j as %j', (typed, quantity) => {
    expect(parseQuantity(typed)).toBe(quantity)
  })

  it('steps between 1 and 20', () => {
    expect(stepQuantity(1, -1)).toBe(1)
    expect(stepQuantity(19, 1)).toBe(20)
    expect(stepQuantity(20, 1)).toBe(20)
    expect(stepQuantity(45, 1)).toBe(45)
    expect(stepQuantity(45, -1)).toBe(44)
  })
})
