import { expect, it } from 'vitest'
import { actionInWords } from '../history/action-words.ts'
import { fieldInWords, valueInWords } from './field-words.ts'

it.each([
  ['unitPriceCents', 'Unit price'],
  ['shopName', 'Shop name'],
  ['news', 'News'],
  ['titleEs', 'Title in Spanish'],
  ['isPublished', 'Published'],
  ['sellinPcs', 'Sold by the piece'],
  ['udiDi', 'UDI-DI'],
])('says %s in words', (name, words) => {
  expect(fieldInWords(name)).toBe(words)
})

it.each([
  ['move', 'status changed'],
  ['claim-link', 'password link emailed'],
  ['some-new', 'some new'],
])('says of the action %s what was done', (action, words) => {
  expect(actionInWords(action)).toBe(words)
})

it.each([
  ['unitPriceCents', 1869, '$18.69'],
  ['salePriceCents', null, 'nothing'],
  ['allowBackorder', false, 'no'],
  ['quantity', 0, '0'],
  ['popularFlag', 1, 'yes'],
  ['productStatus', 'N', 'no'],
  ['showsFrom', '2026-11-27T09:00', 'Nov\u00a027,\u00a02026, 9:00\u00a0AM'],
  ['onlineDiscount', 12_500, '12.5%'],
  ['alertPhones', ['+15125550148', '+15125550149'], '+15125550148, +15125550149'],
  [
    'optionsAttributes',
    [{ description: 'CUTPRICE' }, { description: 'XL', code: 4 }],
    'CUTPRICE, XL',
  ],
  ['extraAttributes', [], 'nothing'],
  ['state', 'PARTLY_RECEIVED', 'Partly received'],
  ['state', 'CLOSED_SHORT', 'Closed, partly received'],
  ['reason', 'GOODWILL', 'Refund by staff'],
  ['reason', 'DAMAGED', 'Damaged'],
  ['sku', 'ABC', 'ABC'],
  ['mail', 'order_created', 'Order confirmation'],
  [
    'shippingTiers',
    [
      { fromCents: 5000, costCents: 1500 },
      { fromCents: 0, costCents: 2000 },
    ],
    'from $50.00, cost $15.00; from $0.00, cost $20.00',
  ],
])('says what stood in %s', (name, value, words) => {
  expect(valueInWords(name, value)).toBe(words)
})
