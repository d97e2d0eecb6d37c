import { describe, expect, it } from 'vitest'
import { shownPrice } from './shown-price.ts'

const cutPrice = [{ description: 'CUTPRICE' }]

describe('the price on a card', () => {
  it('is the online price, with what it saves', () => {
    const product = { unitPrice: 12.67, salePrice: null, onlinePrice: 11.4, optionsAttributes: [] }

    expect(shownPrice(product)).toEqual({
      kind: 'online',
      price: 11.4,
      unitPrice: 12.67,
      saved: 1.27,
      percentOff: '10.02',
    })
  })

  it('is the sale price with percent in two decimals when the product carries CUTPRICE', () => {
    const product = {
      unitPrice: 100,
      salePrice: 79.5,
      onlinePrice: 79.5,
      optionsAttributes: cutPrice,
    }

    expect(shownPrice(product)).toMatchObject({ kind: 'sale', saved: 20.5, percentOff: '20.50' })
  })

  it.each([
    ['a sale price that is no lower', 12, cutPrice],
    ['no reduction at all', null, []],
  ])('shows no saving for %s', (_, salePrice, optionsAttributes) => {
    const product = { unitPrice: 12, salePrice, onlinePrice: 12, optionsAttributes }

    expect(shownPrice(product)).toMatchObject({ kind: 'plain', saved: 0 })
  })

  it('does not call a product on sale because a sale price is stored', () => {
    const product = { unitPrice: 20, salePrice: 15, onlinePrice: 18, optionsAttributes: [] }

    expect(shownPrice(product).kind).toBe('online')
  })
})
