import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  fillDownOver,
  isWithin,
  movedBy,
  pasteOver,
  type Range,
  rangeOf,
  spotsOf,
} from './grid-range.ts'

const BOUNDS = { rows: 5, columns: 3 }
const at = (row: number, column: number) => ({ row, column })

describe('a pasted block', () => {
  it('starts at the first cell of the range, in whichever direction it was selected', () => {
    const range = { anchor: at(2, 1), head: at(1, 1) }
    const block = [
      ['1', '2'],
      ['3', '4'],
      ['5', '6'],
    ]
    const { filled, left } = pasteOver(range, block, BOUNDS)
    expect(left).toBe(0)
    expect(filled.map(({ spot, text }) => [spot.row, spot.column, text])).toEqual([
      [1, 1, '1'],
      [1, 2, '2'],
      [2, 1, '3'],
      [2, 2, '4'],
      [3, 1, '5'],
      [3, 2, '6'],
    ])
  })

  it('repeats to fill a range that is a multiple of it', () => {
    const { filled } = pasteOver({ anchor: at(0, 0), head: at(3, 1) }, [['7']], BOUNDS)
    expect(filled).toHaveLength(8)
    expect(new Set(filled.map(({ text }) => text))).toEqual(new Set(['7']))
  })

  it('says how much was beyond the page', () => {
    const { filled, left } = pasteOver(
      rangeOf(at(4, 2)),
      [
        ['1', '2'],
        ['3', '4'],
      ],
      BOUNDS,
    )
    expect([filled.length, left]).toEqual([1, 3])
  })

  it('never writes outside the page', () => {
    const spot = fc.record({ row: fc.nat(4), column: fc.nat(2) })
    const block = fc.array(fc.array(fc.string(), { minLength: 1, maxLength: 4 }), {
      minLength: 1,
      maxLength: 7,
    })
    fc.assert(
      fc.property(spot, spot, block, (anchor, head, cells) => {
        const { filled, left } = pasteOver({ anchor, head }, cells, BOUNDS)
        expect(left).toBeGreaterThanOrEqual(0)
        for (const { spot: one } of filled) expect(movedBy(one, at(0, 0), BOUNDS)).toEqual(one)
      }),
    )
  })
})

it('fills down from the first row of a range, or from the row above', () => {
  const range: Range = { anchor: at(1, 0), head: at(3, 0) }
  expect(fillDownOver(range)).toEqual([
    { spot: at(2, 0), from: at(1, 0) },
    { spot: at(3, 0), from: at(1, 0) },
  ])
  expect(fillDownOver(rangeOf(at(2, 1)))).toEqual([{ spot: at(2, 1), from: at(1, 1) }])
  expect(fillDownOver(rangeOf(at(0, 1)))).toEqual([])
})

it('moves within the page', () => {
  expect(movedBy(at(4, 2), at(1, 1), BOUNDS)).toEqual(at(4, 2))
  expect(movedBy(at(0, 0), at(-1, 1), BOUNDS)).toEqual(at(0, 1))
})

it('holds just its cells', () => {
  const range = { anchor: at(3, 2), head: at(2, 1) }
  expect(spotsOf(range)).toEqual([at(2, 1), at(2, 2), at(3, 1), at(3, 2)])
  expect([isWithin(range, at(2, 2)), isWithin(range, at(1, 2))]).toEqual([true, false])
})
