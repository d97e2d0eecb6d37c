import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cartUnitPrice } from '../money/pricing.ts'
import {
  type SaleDiscount,
  type ScheduledSale,
  saleCents,
  saleStateAt,
  timedSaleAt,
  underTimedSale,
} from './scheduled-sales.ts'

it.each<[string, SaleDiscount, number, number | null]>([
  ['a quarter off', { type: 'PERCENT_OFF', rate: 25_000 }, 1999, 1499],
  ['half a cent goes up', { type: 'PERCENT_OFF', rate: 50_000 }, 1, null],
  ['an amount off', { type: 'AMOUNT_OFF', cents: 500 }, 1999, 1499],
  ['all of it off is no sale', { type: 'AMOUNT_OFF', cents: 1999 }, 1999, null],
  ['more than all is no sale', { type: 'AMOUNT_OFF', cents: 5000 }, 1999, null],
  ['a price', { type: 'PRICE', cents: 999 }, 1999, 999],
  ['a price that is no lower', { type: 'PRICE', cents: 1999 }, 1999, null],
])('%s', (_name, discount, unitPriceCents, cents) => {
  expect(saleCents(discount, unitPriceCents)).toBe(cents)
})

const at = (hour: number) => new Date(Date.UTC(2026, 10, 27, hour))
const sale = (cents: number, from: number, to: number, more: Partial<ScheduledSale> = {}) => ({
  discount: { type: 'PRICE' as const, cents },
  of: { productIds: [7], categoryIds: [], brandIds: [] },
  startsAt: at(from),
  endsAt: at(to),
  isCanceled: false,
  ...more,
})
const product = { productId: 7, categoryId: 4, brandId: null, unitPriceCents: 1000 }

describe('the price of a moment', () => {
  it.each<[string, ScheduledSale[], number, number | undefined]>([
    ['none before it begins', [sale(800, 9, 12)], 8, undefined],
    ['begins with its first moment', [sale(800, 9, 12)], 9, 800],
    ['has ended with its last one', [sale(800, 9, 12)], 12, undefined],
    ['is the lowest of several', [sale(800, 9, 12), sale(700, 10, 11)], 10, 700],
    ['is the other one again', [sale(800, 9, 12), sale(700, 10, 11)], 11, 800],
    ['none where it was canceled', [sale(800, 9, 12, { isCanceled: true })], 10, undefined],
    [
      'is for goods in each list',
      [sale(800, 9, 12, { of: { productIds: [7], categoryIds: [5], brandIds: [] } })],
      10,
      undefined,
    ],
    [
      'is not for goods without a brand',
      [sale(800, 9, 12, { of: { productIds: [], categoryIds: [4], brandIds: [1] } })],
      10,
      undefined,
    ],
  ])('%s', (_name, sales, hour, cents) => {
    expect(timedSaleAt(sales, product, at(hour))?.cents).toBe(cents)
  })

  it('shows the later end of equal ones', () => {
    expect(timedSaleAt([sale(800, 9, 12), sale(800, 8, 14)], product, at(10))).toEqual({
      cents: 800,
      endsAt: at(14),
    })
  })
})

it("a sale never raises a price, nor a product's own sale price", () => {
  const cents = fc.integer({ min: 1, max: 100_000 })
  const priced = fc.record({
    unitPriceCents: cents,
    salePriceCents: fc.option(cents),
    cutPrice: fc.boolean(),
  })
  fc.assert(
    fc.property(priced, fc.option(cents), (one, timed) => {
      expect(cartUnitPrice(underTimedSale(one, timed))).toBe(
        Math.min(cartUnitPrice(one), timed ?? Number.POSITIVE_INFINITY),
      )
    }),
  )
})

it.each([
  [8, false, 'UPCOMING'],
  [9, false, 'RUNNING'],
  [12, false, 'ENDED'],
  [10, true, 'CANCELED'],
] as const)('at %i, canceled: %s, it is %s', (hour, isCanceled, state) => {
  expect(saleStateAt(sale(800, 9, 12, { isCanceled }), at(hour))).toBe(state)
})
