import { describe, expect, it } from 'vitest'
import { priceWords, shownPrice } from './shown-price.ts'

describe('the price on a card', () => {
  it('is the online price, with its saving', () => {
    expect(shownPrice({ unitPrice: 12.67, onlinePrice: 11.4, discount: 0 })).toEqual({
      kind: 'online',
      price: 11.4,
      unitPrice: 12.67,
      saved: 1.27,
      percentOff: '10.02',
    })
  })

  it('is the sale price with percent in two decimals if it is a sale for the shop', () => {
    const product = { unitPrice: 100, onlinePrice: 79.5, discount: 20.5 }

    expect(shownPrice(product)).toMatchObject({ kind: 'sale', saved: 20.5, percentOff: '20.50' })
  })

  it('saves from the previous price, if the unit price was raised', () => {
    const product = { unitPrice: 40, onlinePrice: 16, discount: 20, wasPrice: 20 }

    expect(shownPrice(product)).toEqual({
      kind: 'sale',
      price: 16,
      unitPrice: 20,
      saved: 4,
      percentOff: '20.00',
    })
    expect(shownPrice({ ...product, onlinePrice: 25, discount: 0 })).toMatchObject({
      kind: 'plain',
      saved: 0,
    })
  })

  it('shows no saving without a reduction', () => {
    const product = { unitPrice: 12, onlinePrice: 12, discount: 0 }

    expect(shownPrice(product)).toMatchObject({ kind: 'plain', saved: 0 })
  })
})

it.each([
  [{ onlinePrice: 8.2, quoteOnly: false }, '$8.20'],
  [{ onlinePrice: 0, quoteOnly: false }, 'Ask for the price'],
  [{ onlinePrice: 277.7, quoteOnly: true }, 'By quote'],
])('a price on its own, of %o, is "%s": an estimate is none', (product, words) => {
  expect(priceWords(product)).toBe(words)
})
