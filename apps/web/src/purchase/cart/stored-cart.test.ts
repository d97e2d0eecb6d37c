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
  unitPriceCents: 12_67,
  salePriceCents: null,
  optionsAttributes: [],
  centsWhenAdded: 15_00,
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

  it('has its prices in cents, even from an older version in dollars', () => {
    const { unitPriceCents: _u, salePriceCents: _s, centsWhenAdded: _w, ...rest } = line
    const optionsAttributes = [{ description: 'CUTPRICE' }]
    const dollars = { unitPrice: 19.99, salePrice: 16.1, priceWhenAdded: 1.15 }
    const older = { version: 4, lines: [{ ...rest, ...dollars, optionsAttributes }] }
    const cents = { unitPriceCents: 19_99, salePriceCents: 16_10, centsWhenAdded: 1_15 }

    const read = readStoredCart(JSON.stringify(older))
    expect(read).toEqual([{ ...rest, ...cents, optionsAttributes }])
    // Cents that were converted once are not read as dollars again.
    expect(readStoredCart(writeStoredCart(read))).toEqual(read)
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
    ['no price', { unitPriceCents: undefined }],
    ['a price below zero', { unitPriceCents: -1 }],
    ['a price in words', { unitPriceCents: '1267' }],
    ['a price in parts of a cent', { unitPriceCents: 12.67 }],
    ['an old price below zero', { unitPriceCents: undefined, unitPrice: -1 }],
    ['an old price in words', { unitPriceCents: undefined, unitPrice: '12.67' }],
    ['an old price beyond counting', { unitPriceCents: undefined, unitPrice: 1e300 }],
    ['no name', { productName: 7 }],
    ['no whole number of pieces', { quantity: 1.5 }],
    ['more pieces than may be ordered', { quantity: 100 }],
    ['no product', { productId: 0 }],
  ])('leaves out a line with %s', (_, fault) => {
    expect(readStoredCart(JSON.stringify([{ ...line, ...fault }]))).toEqual([])
  })

  it('adds what an older version did not store', () => {
    const { productId, productName, quantity, unitPriceCents } = line
    const kept = { productId, productName, quantity, unitPriceCents }
    const [read] = readStoredCart(JSON.stringify([kept]))
    expect(read).toMatchObject({ salePriceCents: null, notes: '', optionsAttributes: [], sku: '' })
    expect(read).toMatchObject({ centsWhenAdded: unitPriceCents })
  })

  it('drops keys that do not belong to a line', () => {
    const hostile = `[{"__proto__":{"admin":true},${JSON.stringify({ ...line, extra: 1 }).slice(1)}]`

    expect(readStoredCart(hostile)).toEqual([line])
    expect(Object.hasOwn(Object.prototype, 'admin')).toBe(false)
  })
})
