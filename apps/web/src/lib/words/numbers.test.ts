import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatDollars, formatNumber, formatPercent } from './numbers.ts'

describe.each(['en-US', 'es-US'])('numbers in %s', (locale) => {
  it("match the browser's own format: amounts in whole cents", () => {
    const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' })
    const agrees = fc.property(fc.integer({ min: -1e11, max: 1e11 }), (cents) => {
      expect(formatDollars(cents / 100)).toBe(money.format(cents / 100))
    })
    void fc.assert(agrees)
  })

  it("match the browser's own format: counts, thousandths and percentages", () => {
    const plain = new Intl.NumberFormat(locale)
    const parts = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 3 })
    const agrees = fc.property(fc.integer({ min: -1e12, max: 1e12 }), (value) => {
      expect(formatNumber(value)).toBe(plain.format(value))
      expect(formatNumber(value / 1000)).toBe(plain.format(value / 1000))
      expect(formatPercent(value / 1000)).toBe(parts.format(value / 100_000))
    })
    void fc.assert(agrees)
  })
})
