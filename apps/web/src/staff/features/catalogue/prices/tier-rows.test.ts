import { describe, expect, it } from 'vitest'
import { costOf, errorsOf, nextRow, rowsOf, type TierRow, tierOf } from './tier-rows.ts'

const row = (from: string, amount: string, more: Partial<TierRow> = {}): TierRow => ({
  key: 0,
  from,
  type: 'PRICE',
  amount,
  group: null,
  ...more,
})
const percent = { type: 'PERCENT_OFF' } as const

it('tiers that are shown and sent again are the same', () => {
  const tiers = [
    { group: null, from: 10, price: { type: 'PRICE' as const, cents: 3_80 } },
    { group: 'CLINIC', from: 1, price: { type: 'PERCENT_OFF' as const, rate: 12_500 } },
  ]

  expect(rowsOf(tiers).map(tierOf)).toEqual(tiers)
})

it('another tier starts at twice as many, of the same sort', () => {
  expect(nextRow([])).toMatchObject({ key: 0, from: '10', type: 'PRICE' })
  expect(nextRow([row('12', '5', percent)])).toMatchObject({ key: 1, from: '24', ...percent })
  expect(nextRow([row('60', '5')])).toMatchObject({ from: '99' })
})

describe('what is wrong with a row', () => {
  it.each([
    ['nothing', [row('6', '16.50'), row('12', '15')], []],
    ['one piece for everybody', [row('1', '5')], [[0, { from: 'Enter 2 to 99' }]]],
    ['nothing for a group', [row('1', '5', { group: 'CLINIC' })], []],
    ['a hundred', [row('100', '5')], [[0, { from: 'Enter 2 to 99' }]]],
    ['no price', [row('6', '')], [[0, { amount: 'Enter a price such as 3.80' }]]],
    ['thirds of a cent', [row('6', '1.333')], [[0, { amount: 'Enter a price such as 3.80' }]]],
    [
      'all of it off',
      [row('6', '100', percent)],
      [[0, { amount: 'Enter a percentage such as 15' }]],
    ],
    [
      'more for more',
      [row('6', '15'), row('12', '16')],
      [[1, { from: 'More pieces must cost less each than the tier before' }]],
    ],
    ['nothing between groups', [row('6', '15'), row('6', '16', { group: 'CLINIC' })], []],
  ])('%s', (_, rows, errors) => {
    expect([...errorsOf(rows)]).toEqual(errors)
  })
})

it.each([
  ['15', 'PRICE', { price: 15, isLower: true }],
  ['17.99', 'PRICE', { price: 17.99, isLower: false }],
  ['10', 'PERCENT_OFF', { price: 16.19, isLower: true }],
  ['', 'PRICE', undefined],
  ['x', 'PRICE', undefined],
] as const)('%j (%s) costs %j', (amount, type, cost) => {
  const prices = { onlinePrice: 17.99, beforeTiers: 17.99 }

  expect(costOf(row('6', amount, { type }), prices)).toEqual(cost)
})
