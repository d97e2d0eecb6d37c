import { describe, expect, it } from 'vitest'
import { readStoredCart, writeStoredCart } from './stored-cart.ts'

const line = {
  lineId: 3,
  productId: 1931,
  category: 'Diabetes',
  categoryId: 61,
  productName: 'Test strips',
  sku: 'P9',
  productImage: '/media/x',
  imageMimeType: 'image/webp',
  quantity: 2,
  unitPrice: 12.67,
  salePrice: null,
  optionsAttributes: [],
  priceWhenAdded: 15,
  cuttingAttributes: [],
  notes: 'Ring twice',
  taxExemptFlag: true,
}

describe('the cart in storage', () => {
  it('comes back as it was kept', () => {
    expect(readStoredCart(writeStoredCart([line]))).toEqual([line])
  })

  it('is read from the older bare list', () => {
    expect(readStoredCart(JSON.stringify([line]))).toEqual([line])
  })

  it('keeps the good lines of a damaged cart', () => {
    const damaged = [{ ...line, quantity: 'many' }, line, { ...line }, null, 7, { productId: -1 }]

    expect(readStoredCart(JSON.stringify({ version: 2, lines: damaged }))).toEqual([line])
  })

  it.each([null, '', '{', '"text"', '{"version":9}', '{"lines":3}', '[[[['])(
    'reads %j as an empty cart',
    (stored) => {
      expect(readStoredCart(stored)).toEqual([])
    },
  )

  it.each([
    ['no price', { unitPrice: undefined }],
    ['a price below zero', { unitPrice: -1 }],
    ['a price in words', { unitPrice: '12.67' }],
    ['no name', { productName: 7 }],
    ['no whole number of pieces', { quantity: 1.5 }],
    ['more pieces than may be ordered', { quantity: 100 }],
    ['no product', { productId: 0 }],
  ])('leaves out a line with %s', (_, fault) => {
    expect(readStoredCart(JSON.stringify([{ ...line, ...fault }]))).toEqual([])
  })

  it('fills in what an older version did not keep', () => {
    const { productId, productName, quantity, unitPrice } = line
    const [read] = readStoredCart(JSON.stringify([{ productId, productName, quantity, unitPrice }]))
    expect(read).toMatchObject({ salePrice: null, notes: '', optionsAttributes: [], sku: '' })
    expect(read).toMatchObject({ priceWhenAdded: unitPrice })
  })

  it('drops keys that do not belong to a line', () => {
    const hostile = `[{"__proto__":{"admin":true},${JSON.stringify({ ...line, extra: 1 }).slice(1)}]`

    expect(readStoredCart(hostile)).toEqual([line])
    expect(Object.hasOwn(Object.prototype, 'admin')).toBe(false)
  })
})
