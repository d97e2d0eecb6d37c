import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inUnit, readMeasure, typedUnit } from './measures.ts'

describe('a measurement as it was typed', () => {
  it.each([
    ['8.8', 'cm', 'cm', 8.8],
    ['8,8', 'cm', 'cm', 8.8],
    ['3 1/2', 'in', 'cm', 8.89],
    ['3-1/2', 'in', 'in', 3.5],
    ['1/2', 'year', 'year', 0.5],
    [' 31 ', 'in', 'in', 31],
    ['78.74', 'cm', 'in', 31],
    ['29', 'mm', 'mm', 29],
    ['136.08', 'kg', 'lb', 300.01],
    ['18', 'month', 'year', 1.5],
    ['9.5', 'shoe', 'shoe', 9.5],
  ] as const)('%s %s is so many %s: %d', (typed, from, to, value) => {
    expect(readMeasure(typed, from, to)).toEqual({ value })
  })

  it.each([
    ['', 'NOT_A_NUMBER'],
    ['abc', 'NOT_A_NUMBER'],
    ['12abc', 'NOT_A_NUMBER'],
    ['1e9', 'NOT_A_NUMBER'],
    ['1/0', 'NOT_A_NUMBER'],
    ['1.2.3', 'NOT_A_NUMBER'],
    ['٣', 'NOT_A_NUMBER'],
    ['0', 'NOT_POSITIVE'],
    ['0.001', 'NOT_POSITIVE'],
    ['-5', 'NOT_POSITIVE'],
    ['1000000000', 'TOO_LARGE'],
    ['301', 'TOO_LARGE'],
  ] as const)('%s cm is refused: %s', (typed, fault) => {
    expect(readMeasure(typed, 'cm', 'cm')).toEqual({ fault })
  })

  it('is the same in both systems, to the hundredth', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9000 }), (hundredths) => {
        const inches = hundredths / 100
        const typed = inUnit(inches, 'in', typedUnit('in', 'METRIC'))
        expect(inUnit(typed, 'cm', 'in')).toBeCloseTo(inches, 2)
      }),
    )
  })
})
