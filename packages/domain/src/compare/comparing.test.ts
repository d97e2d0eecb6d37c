import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_COMPARED, MAX_ID } from '../orders/limits.ts'
import { compareFacts, differs, readCompared } from './comparing.ts'

describe('the address of a comparison', () => {
  it.each([
    ['', [], [], 0],
    [' , ,', [], [], 0],
    ['1929', [1929], [], 0],
    ['57, 1929', [57, 1929], [], 0],
    ['57,57,1929', [57, 1929], [], 0],
    ['5,4,3,2,1', [5, 4, 3, 2], [], 1],
    ['abc,57,-1,1.5,abc', [57], ['abc', '-1', '1.5'], 0],
    ['0,99999999999,2147483648', [], ['0', '99999999999', '2147483648'], 0],
    ['007', [7], [], 0],
  ])('%j', (text, ids, unreadable, beyond) => {
    expect(readCompared(text)).toEqual({ ids, unreadable, beyond })
  })

  it('keeps at most four valid ids, each once, whatever was written', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.integer().map(String))), (parts) => {
        const { ids } = readCompared(parts.join())
        expect(ids.length).toBeLessThanOrEqual(MAX_COMPARED)
        expect(new Set(ids).size).toBe(ids.length)
        expect(ids.every((id) => Number.isInteger(id) && id >= 1 && id <= MAX_ID)).toBe(true)
      }),
    )
  })
})

describe('facts side by side', () => {
  const glove = [
    { name: 'Latex', value: 'Latex free' },
    { name: 'SKU', value: 'A-1', code: true },
    { name: 'Use', value: 'Single use' },
  ]
  const mask = [
    { name: 'Weight', value: '2 oz' },
    { name: 'Use', value: 'Single use' },
    { name: 'SKU', value: 'A-2', code: true },
  ]

  it("are rows with each product's value, codes last", () => {
    expect(compareFacts([glove, mask])).toEqual([
      { name: 'Latex', values: ['Latex free', undefined], code: false },
      { name: 'Use', values: ['Single use', 'Single use'], code: false },
      { name: 'Weight', values: [undefined, '2 oz'], code: false },
      { name: 'SKU', values: ['A-1', 'A-2'], code: true },
    ])
    expect(compareFacts([])).toEqual([])
  })

  it.each([
    [['a', 'a'], false],
    [['a', 'b'], true],
    [['a', undefined], true],
    [[undefined, undefined], false],
    [['a'], false],
    [[], false],
  ])('%j differs: %j', (values, expected) => {
    expect(differs(values)).toBe(expected)
  })
})
