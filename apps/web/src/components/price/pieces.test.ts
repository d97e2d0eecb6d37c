import { expect, it } from 'vitest'
import { piecesOf } from './pieces.ts'

it.each([
  ['pack of 100', 100],
  ['Box of 50', 50],
  ['package of 12', 12],
  ['box of 25 pairs', 25],
  ['pack of 1', undefined],
  ['each', undefined],
  ['12.4 oz can', undefined],
  ['', undefined],
])('a %j holds %j pieces', (unitName, pieces) => {
  expect(piecesOf(unitName)).toBe(pieces)
})
