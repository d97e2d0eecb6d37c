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
  [{ productId: undefined }, 'This is missing'],
  [{ isGift: null }, 'This is missing'],
  [{ productId: '7' }, 'Expected a number'],
  [{ productId: 7.5 }, 'Expected a whole number'],
  [{ notes: 7 }, 'Expected text'],
  [{ isGift: 'yes' }, 'Expected true or false'],
  [{ when: 'noon' }, 'Expected morning or evening'],
  // A schema's own words come first.
  [{ quantity: '1' }, 'Quantity must be a whole number from 1 to 99'],
  [{ notes: 'at once' }, '5 Characters Maximum'],
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

it('asks for a name where nothing of it is seen', () => {
  const { error } = required('First Name is required').safeParse('\u200B')
  expect(error?.issues.map((issue) => issue.message)).toEqual(['First Name is required'])
})

it.each(['', ' \n', undefined, null])('asks for a reason where it is %o', (reason) => {
  const { error } = ReturnReason.safeParse(reason)
  expect(error?.issues.map((issue) => issue.message)).toEqual(['Reason is required'])
})
