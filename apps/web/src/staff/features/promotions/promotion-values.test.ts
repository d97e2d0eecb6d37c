import { SavePromotion } from '@mendwell/contract/offers/promotions'
import { expect, it } from 'vitest'
import type { PromotionRow } from '../../../api/staff/orders/promotions.ts'
import { BLANK, bodyOf, PromotionValues, valuesOf } from './promotion-values.ts'

const named = { ...BLANK, name: 'Fall', nameEs: 'Otoño', code: 'FALL' }

const PART = {
  key: 0,
  quantity: '1',
  productIds: [],
  familyKeys: [],
  categoryIds: [],
  brandIds: [],
}

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
  ['an amount off three of each', { type: 'AMOUNT_OFF_EACH', amount: '1.50', maxPieces: '3' }],
  ['a percentage of the list price', { percent: '15', isOfListPrice: true }],
  ['a fixed price', { type: 'FIXED_PRICE', amount: '9.99', productIds: ['7', '8'] }],
  ['a family', { familyKeys: ['knee-brace'], minSubtotal: '20.00' }],
  ['two and one free', { type: 'BUY_X_GET_Y', percent: '100', categoryIds: ['4'] }],
  [
    'a price for two together, once in a cart',
    {
      type: 'BUNDLE',
      amount: '25.00',
      maxSets: '1',
      parts: [
        { ...PART, productIds: ['7'] },
        { ...PART, key: 1, quantity: '2', familyKeys: ['cane'], brandIds: ['3'] },
      ],
    },
  ],
  ['two and one free, twice in a cart', { type: 'BUY_X_GET_Y', maxSets: '2' }],
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
  ['a bundle of nothing', { type: 'BUNDLE', amount: '25.00' }],
  ['a hundred pieces', { type: 'AMOUNT_OFF_EACH', amount: '1.50', maxPieces: '100' }],
  ['half a set', { type: 'BUY_X_GET_Y', maxSets: '0.5' }],
  ['an end before the start', { startsOn: '2026-12-24', endsOn: '2026-12-01' }],
])('%s is not right', (_name, typed) => {
  expect(PromotionValues.safeParse({ ...named, ...typed }).success).toBe(false)
})

it('counts minimums of goods that the form does not show over the whole cart', () => {
  const chosen = { productIds: ['7'], minSubtotal: '50.00' }
  const { conditions } = bodyOf({ ...named, ...chosen, type: 'FREE_SHIPPING' })

  expect(conditions).toEqual([{ type: 'MIN_SUBTOTAL', cents: 50_00, of: {} }])
})

it('says at which part of a bundle something is missing', () => {
  const parts = [
    { ...PART, productIds: ['7'] },
    { ...PART, key: 1, quantity: 'two' },
  ]
  const checked = PromotionValues.safeParse({ ...named, type: 'BUNDLE', amount: '5', parts })

  expect(checked.error?.issues.map(({ path }) => path.join('.'))).toEqual([
    'parts.1.quantity',
    'parts.1.productIds',
  ])
})
