import { SavePromotion } from '@mendwell/contract/offers/promotions'
import { expect, it } from 'vitest'
import type { PromotionRow } from '../../../api/staff/orders/promotions.ts'
import { BLANK, bodyOf, PromotionValues, valuesOf } from './promotion-values.ts'

const named = { ...BLANK, name: 'Fall', nameEs: 'Otoño', code: 'FALL' }

const rowOf = (values: PromotionValues): PromotionRow => ({
  ...bodyOf(values),
  singleUse: values.codes === 'SINGLE',
  codesMade: 0,
  codesUsed: 0,
  promotionId: 1,
  state: 'DRAFT',
  uses: 0,
  given: 0,
  createdAt: '2026-11-23T00:00:00Z',
})

it.each<[string, Partial<PromotionValues>]>([
  ['a percentage, at most an amount', { percent: '12.5', atMost: '15.00' }],
  ['an amount', { type: 'AMOUNT_OFF', amount: '5.00', minSubtotal: '50.00' }],
  ['an amount off each', { type: 'AMOUNT_OFF_EACH', amount: '1.50', brandIds: ['3'] }],
  ['a fixed price', { type: 'FIXED_PRICE', amount: '9.99', productIds: ['7', '8'] }],
  ['a family', { familyKeys: ['knee-brace'], minSubtotal: '20.00' }],
  ['two and one free', { type: 'BUY_X_GET_Y', percent: '100', categoryIds: ['4'] }],
  ['free shipping', { type: 'FREE_SHIPPING', includesSale: true, codes: 'NONE', code: '' }],
  [
    'free shipping of a bed too',
    {
      type: 'FREE_SHIPPING',
      includesSale: true,
      includesBulky: true,
      codes: 'NONE',
      code: '',
    },
  ],
  ['codes that count once', { codes: 'SINGLE', code: '' }],
  ['limits and days', { useLimit: '100', useLimitPerCustomer: '1', endsOn: '2026-12-24' }],
  ['who it is for', { isFirstOrder: true, isForClinics: true, minQuantity: '3' }],
])('%s is sent as the server takes it, and comes back as typed', (_name, typed) => {
  const values = { ...named, ...typed }

  expect(PromotionValues.safeParse(values).success).toBe(true)
  expect(SavePromotion.safeParse(bodyOf(values)).success).toBe(true)
  expect(valuesOf(rowOf(values))).toEqual(values)
})

it.each<[string, Partial<PromotionValues>]>([
  ['no name', { name: '' }],
  ['no code where one is asked for', { code: '' }],
  ['no amount', { type: 'AMOUNT_OFF', amount: '' }],
  ['more than all', { percent: '101' }],
  ['an end before the start', { startsOn: '2026-12-24', endsOn: '2026-12-01' }],
])('%s is not right', (_name, typed) => {
  expect(PromotionValues.safeParse({ ...named, ...typed }).success).toBe(false)
})
