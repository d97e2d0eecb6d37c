import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { areSameLists, listsFault, mergeLists, type SyncedList } from './merge-lists.ts'

const line = (productId: number, quantity = 1) => ({ productId, cut: null, notes: '', quantity })
const list = (name: string, ...lines: ReturnType<typeof line>[]): SyncedList => ({ name, lines })
const long = (count: number) => Array.from({ length: count }, (_, at) => line(at + 1))
const many = (count: number) => Array.from({ length: count }, (_, at) => list(`${at}`, line(1)))

describe('two copies of someone’s lists', () => {
  it.each<[string, SyncedList[], SyncedList[], SyncedList[], SyncedList[]]>([
    [
      'bring both',
      [],
      [list('Mom', line(1))],
      [list('Dad', line(2))],
      [list('Mom', line(1)), list('Dad', line(2))],
    ],
    [
      'add up nothing',
      [],
      [list('Mom', line(1, 3))],
      [list('Mom', line(1, 2))],
      [list('Mom', line(1, 3))],
    ],
    [
      'are one list whatever its letters',
      [],
      [list('mom', line(1))],
      [list('Mom', line(2))],
      [list('Mom', line(1), line(2))],
    ],
    ['lose a list that one deleted', [list('Mom', line(1))], [], [list('Mom', line(1))], []],
    [
      'keep what one added to a list that the other deleted',
      [list('Mom', line(1))],
      [],
      [list('Mom', line(1), line(2))],
      [list('Mom', line(2))],
    ],
    [
      'take a line out that one removed',
      [list('Mom', line(1), line(2))],
      [list('Mom', line(2))],
      [list('Mom', line(1), line(2, 5))],
      [list('Mom', line(2, 5))],
    ],
  ])('%s', (_, base, mine, theirs, merged) => {
    expect(mergeLists(base, mine, theirs)).toEqual(merged)
  })

  const copies = fc.array(
    fc.record({
      name: fc.constantFrom('', 'Mom', 'mom', 'Dad'),
      lines: fc.array(
        fc.record({
          productId: fc.integer({ min: 1, max: 4 }),
          cut: fc.constant(null),
          notes: fc.constantFrom('', 'soft'),
          quantity: fc.integer({ min: 1, max: 99 }),
        }),
      ),
    }),
  )

  it('are the same in either order, and after merging again', () => {
    fc.assert(
      fc.property(copies, copies, copies, (base, mine, theirs) => {
        const merged = mergeLists(base, mine, theirs)
        expect(areSameLists(merged, mergeLists(base, theirs, mine))).toBe(true)
        expect(areSameLists(mergeLists(base, mine, merged), merged)).toBe(true)
        expect(areSameLists(mergeLists(merged, merged, merged), merged)).toBe(true)
      }),
    )
  })

  it('lose nothing without a common ancestor', () => {
    fc.assert(
      fc.property(copies, copies, (mine, theirs) => {
        const products = (lists: readonly SyncedList[]) =>
          new Set(lists.flatMap(({ lines }) => lines.map(({ productId }) => productId)))
        const both = new Set([...products(mine), ...products(theirs)])
        expect(products(mergeLists([], mine, theirs))).toEqual(both)
      }),
    )
  })
})

it.each([
  ['twenty lists', [], many(20), undefined],
  ['a list more', [], many(21), 'TOO_MANY_LISTS'],
  ['as many as there are since two records became one', many(30), many(30), undefined],
  ['one more than those', many(30), many(31), 'TOO_MANY_LISTS'],
  ['a hundred lines', [], [list('', ...long(100))], undefined],
  ['a list of 10,000', [], [list('', ...long(10_000))], 'TOO_MANY_LINES'],
  ['as long as it is', [list('a', ...long(150))], [list('A', ...long(149))], undefined],
])('an account takes %s: %#', (_, stored, merged, fault) => {
  expect(listsFault(stored, merged)).toBe(fault)
})
