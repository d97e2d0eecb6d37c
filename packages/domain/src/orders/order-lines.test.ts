import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { joinLines, lineKey, piecesOf } from './order-lines.ts'

const curry = [{ description: 'Curry cut' }]
const whole = [{ description: 'Whole' }]

describe('lines of one product', () => {
  it.each([
    [
      'the same cut and note',
      { attributes: curry, notes: 'Lean' },
      { attributes: curry, notes: ' Lean ' },
      true,
    ],
    ['no note, said in three ways', { notes: null }, { notes: '' }, true],
    ['another cut', { attributes: curry }, { attributes: whole }, false],
    ['a cut and none', { attributes: curry }, { attributes: [] }, false],
    ['another note', { notes: 'For Mom' }, { notes: 'For Dad' }, false],
    ['a note that looks like a cut', { attributes: curry }, { notes: 'Curry cut' }, false],
  ])('with %s', (_, one, other, isOne) => {
    expect(lineKey({ productId: 1, ...one }) === lineKey({ productId: 1, ...other })).toBe(isOne)
  })

  it('are joined if they are equal, at the position of the first', () => {
    const lines = [
      { productId: 1, quantity: 2, attributes: curry },
      { productId: 2, quantity: 1 },
      { productId: 1, quantity: 3, attributes: whole },
      { productId: 1, quantity: 4, attributes: curry },
    ]

    expect(joinLines(lines)).toEqual([
      { productId: 1, quantity: 6, attributes: curry, line: 0 },
      { productId: 2, quantity: 1, line: 1 },
      { productId: 1, quantity: 3, attributes: whole, line: 2 },
    ])
  })
})

test('joining loses no piece, leaves no equal lines, and is idempotent', () => {
  const anyLine = fc.record({
    productId: fc.integer({ min: 1, max: 3 }),
    quantity: fc.integer({ min: 1, max: 9 }),
    attributes: fc.constantFrom(curry, whole, []),
    notes: fc.constantFrom('', 'Lean', null),
  })
  fc.assert(
    fc.property(fc.array(anyLine), (lines) => {
      const joined = joinLines(lines)
      for (const id of [1, 2, 3]) expect(piecesOf(joined, id)).toBe(piecesOf(lines, id))
      expect(new Set(joined.map(lineKey)).size).toBe(joined.length)
      expect(joinLines(joined).map(({ quantity }) => quantity)).toEqual(
        joined.map(({ quantity }) => quantity),
      )
    }),
  )
})
