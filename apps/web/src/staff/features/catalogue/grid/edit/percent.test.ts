import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changedBy, readPercent } from './percent.ts'

it.each([
  ['5', 5_000],
  ['+5 %', 5_000],
  ['-12.5%', -12_500],
  ['−3', -3_000],
  ['0.125', 125],
  ['999', 999_000],
  ['0', undefined],
  ['-100', undefined],
  ['1000', undefined],
  ['5.0001', undefined],
  ['five', undefined],
  ['', undefined],
])('reads %j as %j thousandths of a percent', (text, milliPercent) => {
  expect(readPercent(text)).toBe(milliPercent)
})

describe('a price changed by a percent', () => {
  it.each([
    ['10.00', 5_000, '10.50'],
    ['10', -10_000, '9.00'],
    ['0.10', 5_000, '0.11'],
    ['19.99', 3_300, '20.65'],
    ['0.01', -50_000, '0.01'],
    ['', 5_000, undefined],
    ['cheap', 5_000, undefined],
    ['1.234', 5_000, undefined],
  ])('%j by %i is %j', (price, milliPercent, changed) => {
    expect(changedBy(price, milliPercent)).toBe(changed)
  })

  it('is whole cents, at most half a cent off', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 999_999 }),
        fc.integer({ min: -99_999, max: 999_000 }),
        (cents, milliPercent) => {
          const changed = changedBy((cents / 100).toFixed(2), milliPercent)
          expect(changed).toMatch(/^\d+\.\d\d$/)
          const off = Number(changed?.replace('.', '')) * 100_000 - cents * (100_000 + milliPercent)
          expect(Math.abs(off)).toBeLessThanOrEqual(50_000)
        },
      ),
    )
  })
})
