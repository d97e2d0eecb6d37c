import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isFormula, protectCell, readCell } from './csv-cells.ts'

describe('a cell of a CSV file', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['+2.5 dioptres', "'+2.5 dioptres"],
    ['-20 degrees', "'-20 degrees"],
    ['\t=1', "'\t=1"],
    ['-5', '-5'],
    ["'quoted", "''quoted"],
    ['Bandage', 'Bandage'],
    ['', ''],
  ])('%j is written as %j', (text, cell) => {
    expect(protectCell(text)).toBe(cell)
    expect(readCell(cell)).toBe(text)
  })

  it('survives the round trip, and none runs as a formula', () => {
    const start = fc.constantFrom('', "'", '=', '+', '-', '@', '\t', '\r', '＝')
    fc.assert(
      fc.property(start, fc.string(), (first, rest) => {
        const cell = protectCell(first + rest)
        expect(readCell(cell)).toBe(first + rest)
        expect(isFormula(cell)).toBe(false)
      }),
    )
  })
})
