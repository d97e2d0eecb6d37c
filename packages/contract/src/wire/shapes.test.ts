import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { ReturnReason } from '../orders/returns.ts'
import { Id, phone, Quantity, required, text } from './shapes.ts'

const Line = z.object({
  productId: Id,
  quantity: Quantity,
  notes: text(5),
  isGift: z.boolean(),
  when: z.enum(['morning', 'evening', '']),
})
const good = { productId: 7, quantity: 1, notes: 'soon', isGift: false, when: '' }

it.each([
  [{ productId: undefined }, 'valueMissing'],
  [{ isGift: null }, 'valueMissing'],
  [{ productId: '7' }, 'numberExpected'],
  [{ productId: 7.5 }, 'wholeNumberExpected'],
  [{ notes: 7 }, 'textExpected'],
  [{ isGift: 'yes' }, 'booleanExpected'],
  [{ when: 'noon' }, 'oneOfExpected{"others":"morning","last":"evening"}'],
  // A schema's own message takes precedence.
  [{ quantity: '1' }, 'quantityRange'],
  [{ notes: 'at once' }, 'charactersMax{"max":5}'],
])('says in plain words what is wrong with %o', (wrong, message) => {
  const { error } = Line.safeParse({ ...good, ...wrong })
  expect(error?.issues.map((issue) => issue.message)).toEqual([message])
})

it.each([
  ['what turns the following text around', text(20), '\u202Egnp.exe', 'gnp.exe'],
  [
    'what phones put around a copied number',
    phone(),
    '\u202A(512) 555-0148\u202C',
    '(512) 555-0148',
  ],
  ['a text of which nothing is seen', text(20), ' \u200B\u2060\u{E0001} ', ''],
])('leaves %s out', (_what, schema, typed, cleaned) => {
  expect(schema.parse(typed)).toBe(cleaned)
})

it.each([
  ['the joiners of an emoji', '👩\u200D⚕️'],
  ['those of Persian', 'می\u200Cخواهم'],
  ['letters from right to left', 'שלום'],
])('keeps %s', (_what, typed) => {
  expect(text(20).parse(typed)).toBe(typed)
})

it('requires a name with visible characters', () => {
  const { error } = required('firstNameRequired').safeParse('\u200B')
  expect(error?.issues.map((issue) => issue.message)).toEqual(['firstNameRequired'])
})

it.each(['', ' \n', undefined, null])('requires a reason if it is %o', (reason) => {
  const { error } = ReturnReason.safeParse(reason)
  expect(error?.issues.map((issue) => issue.message)).toEqual(['returnReasonRequired'])
})
