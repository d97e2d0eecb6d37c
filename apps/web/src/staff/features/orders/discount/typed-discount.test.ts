import { expect, it } from 'vitest'
import { discountError, discountOf } from './typed-discount.ts'

it.each([
  ['PERCENT_OFF', '10', { type: 'PERCENT_OFF', percent: 10 }],
  ['PERCENT_OFF', '100', { type: 'PERCENT_OFF', percent: 100 }],
  ['AMOUNT_OFF', '12.50', { type: 'AMOUNT_OFF', amount: 12.5 }],
  ['AMOUNT_OFF', ' ', undefined],
] as const)('%s %j gives %j', (type, value, wire) => {
  expect(discountError({ type, value })).toBeUndefined()
  expect(discountOf({ type, value })).toEqual(wire)
})

it.each([
  ['PERCENT_OFF', '0'],
  ['PERCENT_OFF', '101'],
  ['PERCENT_OFF', '7.5'],
  ['AMOUNT_OFF', '0'],
  ['AMOUNT_OFF', '1.234'],
  ['AMOUNT_OFF', '-5'],
] as const)('%s %j is no discount', (type, value) => {
  expect(discountError({ type, value })).toBeDefined()
  expect(discountOf({ type, value })).toBeUndefined()
})
