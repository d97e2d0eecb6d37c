import { expect, it } from 'vitest'
import { eachPrice, piecesOf } from './pieces.ts'

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

it.each([
  ['box of 100', 100, 0.12],
  ['pack of 100', null, 0.12],
  ['10 yards', 10, undefined],
  ['1,000 calories', 10, undefined],
  ['each', 1, undefined],
])('a %s of %j pieces for $12 costs %j each', (unitName, pieces, each) => {
  expect(eachPrice({ onlinePrice: 12, pieces, unitName })).toBe(each)
})
