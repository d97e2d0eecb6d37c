import { describe, expect, it } from 'vitest'
import { PRICE_STEPS, priceAt, stepOf } from './price-scale.ts'

const steps = Array.from({ length: PRICE_STEPS + 1 }, (_, step) => step)

describe('the price slider', () => {
  it('runs from 1 to 1,000,000 dollars', () => {
    expect(priceAt(0)).toBe(1)
    expect(priceAt(PRICE_STEPS)).toBe(1_000_000)
  })

  it('gives every tenfold of the price the same room', () => {
    expect([1, 10, 100, 1000].map(stepOf)).toEqual([0, 40, 80, 120])
  })

  it('never gets cheaper further right', () => {
    const prices = steps.map(priceAt)

    expect(prices).toEqual([...prices].sort((a, b) => a - b))
  })

  it('shows round prices', () => {
    expect(priceAt(stepOf(1180))).toBe(1200)
    expect(steps.map(priceAt).every(Number.isInteger)).toBe(true)
  })

  it('stays on the scale for prices outside it', () => {
    expect(stepOf(0)).toBe(0)
    expect(stepOf(9e9)).toBe(PRICE_STEPS)
  })
})
