import { expect, it } from 'vitest'
import { readNegations } from './negations.ts'

it.each([
  ['gloves without powder', ['powder']],
  ['hospital bed without side rails', ['side rails']],
  ['cpap mask not full face', ['full face']],
  ['baby formula no lactose', ['lactose']],
  ['sugar free drops', ['sugar']],
  ['silla de ruedas sin brazos', ['brazos']],
  // Not the absence of what is named.
  ['dressing that does not stick', []],
  ['hands free crutch', []],
  ['not sure which walker', []],
])('reads what there must not be in "%s"', (text, without) => {
  expect(readNegations(text).without.map(({ what }) => what)).toEqual(without)
})

it('keeps a text without negations', () => {
  expect(readNegations('without rails')).toEqual({ without: [], rest: 'without rails' })
})
