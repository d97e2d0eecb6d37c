import { describe, expect, it } from 'vitest'
import {
  addLine,
  askedPrice,
  type CartLine,
  countPieces,
  removeLine,
  restoreLine,
  setPrices,
  setQuantity,
} from './cart.ts'
import { MAX_CART_LINES } from './limits.ts'
import { parseQuantity, stepQuantity } from './quantity.ts'

const line = (productId: number, quantity = 1): CartLine => ({
  productId,
  category: 'Diabetes',
  categoryId: 61,
  productName: 'Test strips',
  sku: `SKU-${productId}`,
  productImage: '',
  imageMimeType: 'image/webp',
  quantity,
  unitPrice: 12.67,
  salePrice: null,
  optionsAttributes: [],
  priceWhenAdded: 12.67,
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

  it('gives a removed line back in its old place', () => {
    const cart = [line(1), line(2), line(3)]

    expect(restoreLine(removeLine(cart, 2), line(2), 1)).toEqual(cart)
  })

  it('follows the prices of the shop, into a sale and out of it, and remembers the first', () => {
    const flags = { productId: 1, unitPrice: 20, taxExemptFlag: false }
    const regular = { ...flags, salePrice: null, optionsAttributes: [] }
    const sold = { ...flags, salePrice: 15, optionsAttributes: [{ description: 'CUTPRICE' }] }

    const [onSale] = setPrices([line(1)], [sold])
    expect(onSale).toEqual({ ...line(1), ...sold, gone: false })
    expect(onSale && askedPrice(onSale)).toBe(15)

    const [later, other] = setPrices(onSale ? [onSale, line(2)] : [], [regular])
    expect(later && askedPrice(later)).toBe(20)
    expect(later?.priceWhenAdded).toBe(12.67)
    expect(other).toEqual(line(2))
  })

  it('counts no piece that the shop sells no more, until it does again', () => {
    const priced = { productId: 1, unitPrice: 20, salePrice: null, optionsAttributes: [] }
    const prices = [{ ...priced, taxExemptFlag: false }]

    const cart = setPrices([line(1), line(2)], [], [1])
    expect(cart.map(({ productId }) => productId)).toEqual([1, 2])
    expect(countPieces(cart)).toBe(countPieces([line(2)]))

    expect(countPieces(setPrices(cart, prices))).toBe(countPieces([line(1), line(2)]))
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
