import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { SaleTag } from './price.tsx'

const tagOf = (unitPrice: number, onlinePrice: number, exact = false) =>
  renderToStaticMarkup(
    <SaleTag product={{ unitPrice, onlinePrice, discount: 1 }} exact={exact} />,
  ).replace(/<[^>]*>/g, '')

it.each([
  [100, 79.5, 'Sale 20% off', 'Sale 20.50% off'],
  [15, 13, 'Sale 13% off', 'Sale 13.33% off'],
  [100, 99.01, '', 'Sale 0.99% off'],
])('a card says whole percents, the page both decimals: %d, now %d', (unit, online, card, page) => {
  expect(tagOf(unit, online)).toBe(card)
  expect(tagOf(unit, online, true)).toBe(page)
})

it('a card never shows a fraction of a percent, nor promises more than the page', () => {
  const cents = fc.integer({ min: 2, max: 1_000_000 })
  const prices = cents.chain((unit) =>
    fc.tuple(fc.constant(unit), fc.integer({ min: 1, max: unit - 1 })),
  )
  fc.assert(
    fc.property(prices, ([unit, online]) => {
      const card = tagOf(unit / 100, online / 100)
      const [, exact] = /([\d.]+)%/.exec(tagOf(unit / 100, online / 100, true)) ?? []
      expect(card === '' ? '0' : /^Sale (\d+)% off$/.exec(card)?.[1]).toBe(exact?.split('.')[0])
    }),
  )
})
