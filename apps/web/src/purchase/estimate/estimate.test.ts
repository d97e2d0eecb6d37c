import type { CartLine } from '@mendwell/domain/orders/cart'
import { describe, expect, it } from 'vitest'
import { estimateFigures } from './estimate.ts'

const line: CartLine = {
  lineId: 4,
  productId: 7,
  category: 'Diabetes',
  categoryId: 61,
  productName: 'Test strips',
  sku: 'P9',
  productImage: '/media/x',
  imageMimeType: 'image/webp',
  quantity: 3,
  unitPriceCents: 19_99,
  salePriceCents: null,
  optionsAttributes: [],
  centsWhenAdded: 19_99,
  cuttingAttributes: [],
  notes: '',
  taxExemptFlag: false,
}
const texas = { taxPercent: 8.25, taxStateName: 'Texas' }

describe('the figures shown before the server has answered', () => {
  it('follow the example of the decisions to the cent', () => {
    const figures = estimateFigures([line], undefined, texas)

    expect(figures.lines.get(4)).toMatchObject({ unitPrice: 17.99, lineTotal: 53.97 })
    expect(figures).toMatchObject({
      subtotal: 53.97,
      tax: 4.45,
      shippingHandling: 15,
      grandTotal: 73.42,
      nextShipping: { missing: 46.03, cost: 10 },
      settled: false,
    })
  })

  it('charge the sale price of a CUTPRICE product without a further reduction', () => {
    const cut = {
      ...line,
      quantity: 1,
      unitPriceCents: 100_00,
      salePriceCents: 79_50,
      optionsAttributes: [{ description: 'CUTPRICE' }],
    }

    expect(estimateFigures([cut], undefined, texas).lines.get(4)).toEqual({
      unitPrice: 79.5,
      lineTotal: 79.5,
      regularPrice: 100,
      cutPrice: true,
      backordered: 0,
    })
  })

  it('promise no tax and no total while the tax is unknown', () => {
    expect(estimateFigures([line], undefined, undefined)).toMatchObject({
      subtotal: 53.97,
      tax: undefined,
      grandTotal: undefined,
    })
  })

  it('leave out products that the server called gone', () => {
    const cart = [
      { ...line, gone: true },
      { ...line, lineId: 8, productId: 8 },
    ]

    const figures = estimateFigures(cart, undefined, texas)

    expect([...figures.lines.keys()]).toEqual([8])
    expect(figures.subtotal).toBe(53.97)
  })

  it('are zero for an empty cart', () => {
    expect(estimateFigures([], undefined, texas)).toMatchObject({
      subtotal: 0,
      shippingHandling: 0,
      tax: 0,
      grandTotal: 0,
      nextShipping: null,
    })
  })
})
