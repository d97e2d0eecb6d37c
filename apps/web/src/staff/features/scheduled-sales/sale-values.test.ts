import { SaveSale } from '@mendwell/contract/offers/scheduled-sales'
import { expect, it } from 'vitest'
import { BLANK, bodyOf, previewOf, SaleValues, valuesOf } from './sale-values.ts'

const typed: SaleValues = {
  ...BLANK,
  name: 'Friday',
  categoryIds: ['4'],
  startsAt: '2026-11-27T09:00',
  endsAt: '2026-11-30T21:00',
}

it.each<[string, Partial<SaleValues>]>([
  ['a percentage', { percent: '12.5' }],
  ['an amount', { type: 'AMOUNT_OFF', amount: '5.00' }],
  ['a price', { type: 'PRICE', amount: '9.99', productIds: ['7', '8'], brandIds: ['3'] }],
])('%s is sent as the server takes it, and comes back as typed', (_name, some) => {
  const values = { ...typed, ...some }

  expect(SaleValues.safeParse(values).success).toBe(true)
  expect(SaveSale.safeParse(bodyOf(values)).success).toBe(true)
  const more = { saleId: 1, state: 'RUNNING', createdAt: '2026-11-23T00:00:00Z' } as const
  expect(valuesOf({ ...bodyOf(values), ...more })).toEqual(values)
})

it.each<[string, Partial<SaleValues>]>([
  ['no name', { name: '' }],
  ['no goods', { categoryIds: [] }],
  ['all off', { percent: '100' }],
  ['nothing off', { percent: '0' }],
  ['no amount', { type: 'PRICE' }],
  ['no start', { startsAt: '' }],
  ['an end before the start', { endsAt: '2026-11-27T08:59' }],
])('%s is not right', (_name, some) => {
  expect(SaleValues.safeParse({ ...typed, ...some }).success).toBe(false)
})

it('is previewed once products and discount are typed, whatever else is missing', () => {
  expect(previewOf({ ...typed, name: '', startsAt: '' })).toEqual({
    discount: { type: 'PERCENT_OFF', rate: 20_000 },
    of: { productIds: [], categoryIds: [4], brandIds: [] },
  })
  expect(previewOf({ ...typed, categoryIds: [] })).toBeUndefined()
  expect(previewOf({ ...typed, percent: 'ten' })).toBeUndefined()
})
