import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cellAt, isBlock, parseBlock, plainNumber, writeBlock } from './grid-block.ts'

describe('a block from a spreadsheet', () => {
  it.each([
    ['', []],
    ['12.50', [['12.50']]],
    ['12.50\n', [['12.50']]],
    [
      '1\t2\r\n3\t4\r\n',
      [
        ['1', '2'],
        ['3', '4'],
      ],
    ],
    [
      '1\t\n\t4',
      [
        ['1', ''],
        ['', '4'],
      ],
    ],
    ['\t', [['', '']]],
    ['1\n\n3', [['1'], [''], ['3']]],
    ['"two\nlines"\t"a ""b"" c"', [['two\nlines', 'a "b" c']]],
    ['5" brace\t2', [['5" brace', '2']]],
    ['"open\t2', [['"open', '2']]],
    ['1\r2', [['1'], ['2']]],
  ])('%j reads as %j', (text, cells) => {
    expect(parseBlock(text)).toEqual(cells)
  })

  it('reads back as it was written, whatever stands in its cells', () => {
    const cell = fc.string({
      unit: fc.constantFrom('a', '7', '.', '$', '"', '\t', '\n', '\r', ' '),
    })
    const block = fc
      .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }))
      .chain(([width, height]) =>
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), {
          minLength: height,
          maxLength: height,
        }),
      )
      // A last row with one empty cell cannot be distinguished from the line break after the last row.
      .filter((rows) => rows.at(-1)?.join('\t') !== '')
    fc.assert(
      fc.property(block, (rows) => {
        expect(parseBlock(writeBlock(rows))).toEqual(rows)
      }),
    )
  })

  it('never fails, and loses no row that a line break ends', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('x', '"', '\t', '\n') }), (text) => {
        const rows = parseBlock(text)
        expect(rows.every((row) => row.length > 0)).toBe(true)
        if (!text.includes('"')) {
          expect(rows.map((row) => row.join('\t')).join('\n')).toBe(text.replace(/\n$/, ''))
        }
      }),
    )
  })

  it('is one cell or more', () => {
    expect([[], [['1']], [['1', '2']], [['1'], ['2']]].map(isBlock)).toEqual([
      false,
      false,
      true,
      true,
    ])
  })

  it('repeats over a larger selection', () => {
    const block = [['1', '2']]
    expect([cellAt(block, 3, 0), cellAt(block, 3, 1), cellAt(block, 0, 2)]).toEqual(['1', '2', '1'])
  })
})

it.each([
  ['$1,234.50', '1234.50'],
  [' 12.5 ', '12.5'],
  ['1,234', '1234'],
  ['$ 7', '7'],
  ['$1234.5', '1234.5'],
  ['1234.5', '1234.5'],
  ['1,23', '1,23'],
  ['12.5 lb', '12.5 lb'],
  ['-3', '-3'],
  ['', ''],
])('reads the amount %j as %j', (text, typed) => {
  expect(plainNumber(text)).toBe(typed)
})
