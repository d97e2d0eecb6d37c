import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addToList,
  type ListLine,
  MAX_LIST_LINES,
  MAX_LISTS,
  makeList,
  readLists,
  removeListLine,
} from './saved-lists.ts'

const line = (productId: number, quantity = 1, rest: Partial<ListLine> = {}): ListLine => ({
  productId,
  sku: `S-${productId}`,
  productName: `Product ${productId}`,
  quantity,
  cut: null,
  notes: '',
  ...rest,
})
const lines = (count: number) => Array.from({ length: count }, (_, at) => line(at + 1))

describe('a list', () => {
  it('grows by equal lines, to 99 pieces, and keeps others apart', () => {
    const lists = addToList([{ name: '', lines: [line(1, 60)] }], '', [
      line(1, 60),
      line(1, 1, { notes: 'soft' }),
    ])

    expect(lists).toEqual([{ name: '', lines: [line(1, 99), line(1, 1, { notes: 'soft' })] }])
  })

  it.each([
    [[], 'NO_LINES'],
    [lines(MAX_LIST_LINES + 1), 'TOO_MANY_LINES'],
    [lines(10_000), 'TOO_MANY_LINES'],
  ])('refuses lines that are none or too many', (added, fault) => {
    expect(addToList([], '', added)).toBe(fault)
  })

  it('refuses what would make it too long, as a whole', () => {
    const full = [{ name: '', lines: lines(MAX_LIST_LINES) }]

    expect(addToList(full, '', [line(1), line(4711)])).toBe('TOO_MANY_LINES')
    expect(addToList(full, '', [line(1)])).not.toBe('TOO_MANY_LINES')
  })

  it.each([
    ['  ', 'NO_NAME'],
    ['x'.repeat(61), 'NO_NAME'],
    [' mom', 'NAME_TAKEN'],
  ])('cannot be called %j', (name, fault) => {
    expect(makeList([{ name: 'Mom', lines: lines(1) }], name, lines(1))).toBe(fault)
  })

  it('is one of twenty at most', () => {
    const all = Array.from({ length: MAX_LISTS }, (_, at) => ({ name: `${at}`, lines: lines(1) }))

    expect(makeList(all, 'more', lines(1))).toBe('TOO_MANY_LISTS')
  })

  it('goes with its last line', () => {
    expect(removeListLine([{ name: 'Mom', lines: lines(2) }], 'Mom', 0)).toEqual([
      { name: 'Mom', lines: [line(2)] },
    ])
    expect(removeListLine([{ name: 'Mom', lines: lines(1) }], 'Mom', 0)).toEqual([])
  })
})

describe('what a browser has kept', () => {
  it.each([
    [undefined],
    [null],
    ['x'],
    [{}],
    [[null, 7, { name: 1 }, { name: 'a', lines: 'b' }]],
    [[{ name: 'a', lines: [{}, { ...line(1), quantity: 0 }, { ...line(0) }] }]],
  ])('%j is no list', (stored) => {
    expect(readLists(stored)).toEqual([])
  })

  it('comes back as it was', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }), (ids) => {
        const lists = addToList(
          [],
          'Mom',
          ids.map((id) => line(id)),
        )
        expect(readLists(JSON.parse(JSON.stringify(lists)))).toEqual(lists)
      }),
    )
  })
})
