import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_ORDER_LINES, parseOrderLines, readBarcode } from './quick-order.ts'

describe('pasted lines of an order', () => {
  it.each([
    ['MW-1 3', 'MW-1', 3],
    ['MW-1,3', 'MW-1', 3],
    ['MW-1, 3,', 'MW-1', 3],
    ['MW-1;3', 'MW-1', 3],
    ['MW-1\t3', 'MW-1', 3],
    ['MW-1 x 3', 'MW-1', 3],
    ['MW-1 x3', 'MW-1', 3],
    ['MW-1, x3', 'MW-1', 3],
    ['MW-1 × 3', 'MW-1', 3],
    ['3 x MW-1', 'MW-1', 3],
    ['3x MW-1', 'MW-1', 3],
    ['MW-1', 'MW-1', 1],
    ['00012345678905 12', '00012345678905', 12],
    ['00012345678905', '00012345678905', 1],
    ['E0143', 'E0143', 1],
    ['MW 12 34,5', 'MW 12 34', 5],
  ])('%j is %s, %i times', (line, code, quantity) => {
    expect(parseOrderLines(line)).toMatchObject([{ code, quantity, problem: null }])
  })

  it.each([
    ['MW-1 0', 'QUANTITY'],
    ['MW-1 100', 'QUANTITY'],
    ['MW-1 -2', 'QUANTITY'],
    ['MW-1 1.5', 'QUANTITY'],
    ['MW-1, many', 'QUANTITY'],
    ['MW-1,1e9', 'QUANTITY'],
    ['MW-1 1000000000', 'QUANTITY'],
    ['MW-1, 999999999999999999999', 'QUANTITY'],
    ['MW-1 x 0', 'QUANTITY'],
    ['0 x MW-1', 'QUANTITY'],
    ['MW-1\t٣', 'QUANTITY'],
    ['MW-1,', 'QUANTITY'],
    ['MW-1,2,3', 'QUANTITY'],
    [', 3', 'CODE'],
    ['--- 3', 'CODE'],
    [`${'A'.repeat(61)} 3`, 'CODE'],
    ['MW\u0000-1, 3', 'CODE'],
    ['MW\ud800-1, 3', 'CODE'],
  ])('%j is refused: %s', (line, problem) => {
    expect(parseOrderLines(line)).toMatchObject([{ problem }])
  })

  it('keep their numbers, without a heading and empty lines', () => {
    expect(parseOrderLines('SKU,Qty\r\n\r\nMW-1,3\r\nMW-2').map(({ number }) => number)).toEqual([
      3, 4,
    ])
  })

  it('are limited, and the others remain', () => {
    const lines = parseOrderLines('MW-1, 3\n'.repeat(10_000))
    const surplus = lines.filter(({ problem }) => problem === 'TOO_MANY')
    expect(lines).toHaveLength(10_000)
    expect(surplus).toHaveLength(10_000 - MAX_ORDER_LINES)
    expect(surplus.every(({ typed }) => typed === 'MW-1, 3')).toBe(true)
  })

  it('are refused or have a valid quantity, whatever is pasted', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        for (const { problem, quantity, code } of parseOrderLines(text)) {
          if (problem !== null) continue
          expect(quantity).toBeGreaterThanOrEqual(1)
          expect(quantity).toBeLessThanOrEqual(99)
          expect(code.trim()).not.toBe('')
        }
      }),
    )
  })
})

describe('a scanned code', () => {
  it.each([
    ['036000291452', '036000291452'],
    ['4006381333931', '4006381333931'],
    ['96385074', '96385074'],
    ['(01)00886333006052(17)250101(10)LOT1', '00886333006052'],
    ['010088633300605217250101\x1d10LOT1', '00886333006052'],
    [']d2010088633300605217250101', '00886333006052'],
    [']C1\x1d0100886333006052', '00886333006052'],
    ['https://example.com', undefined],
    ['12345', undefined],
    ['+H123ABC01234567890C', undefined],
    ['', undefined],
  ])('%j holds %s', (read, code) => {
    expect(readBarcode(read)).toBe(code)
  })
})
