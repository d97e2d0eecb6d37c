import { describe, expect, it } from 'vitest'
import { PRICE_STEPS, priceAt, priceFrom, scaleOf, stepOf } from './price-scale.ts'

const WIDE = { min: 1, max: 1_000_000 }
const STRIPS = { min: 7, max: 45 }
const steps = Array.from({ length: PRICE_STEPS + 1 }, (_, step) => step)

describe('the price slider', () => {
  it("covers the list's prices, within the call's limits", () => {
    expect(scaleOf({ min: 7.19, max: 44.01 })).toEqual({ min: 7, max: 45 })
    expect(scaleOf({ min: 0.45, max: 0.99 })).toEqual({ min: 1, max: 1 })
    expect(scaleOf({ min: 0.5, max: 2_000_000 })).toEqual(WIDE)
  })

  it.each([WIDE, STRIPS])('starts and ends at the ends of %o', (scale) => {
    expect(priceAt(0, scale)).toBe(scale.min)
    expect(priceAt(PRICE_STEPS, scale)).toBe(scale.max)
    expect([stepOf(scale.min, scale), stepOf(scale.max, scale)]).toEqual([0, PRICE_STEPS])
  })

  it('gives every factor of ten the same room', () => {
    expect([1, 10, 100, 1000].map((price) => stepOf(price, WIDE))).toEqual([0, 20, 40, 60])
  })

  it.each([WIDE, STRIPS])('never gets cheaper to the right on %o, nor leaves it', (scale) => {
    const prices = steps.map((step) => priceAt(step, scale))

    expect(prices).toEqual([...prices].sort((a, b) => a - b))
    expect(prices.every((price) => price >= scale.min && price <= scale.max)).toBe(true)
    expect(prices.every(Number.isInteger)).toBe(true)
  })

  it('moves with each key, even if some stops have the same price', () => {
    const narrow = { min: 5, max: 9 }
    const up: number[] = []
    for (let price = 5; price < 9; price = up.at(-1) ?? 9) {
      up.push(priceFrom(price, stepOf(price, narrow) + 1, narrow))
    }

    expect(up).toEqual([6, 7, 8, 9])
    expect(priceFrom(9, PRICE_STEPS - 1, narrow)).toBe(8)
    expect(priceFrom(5, 0, narrow)).toBe(5)
  })

  it('shows round prices', () => {
    expect(priceAt(stepOf(1180, WIDE), WIDE)).toBe(1100)
  })

  it('stays on the scale for prices outside it, and on one of a single price', () => {
    expect(stepOf(0, STRIPS)).toBe(0)
    expect(stepOf(9e9, STRIPS)).toBe(PRICE_STEPS)
    expect(stepOf(5, { min: 5, max: 5 })).toBe(0)
  })
})
