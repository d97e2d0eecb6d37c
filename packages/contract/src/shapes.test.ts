import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { Id, Quantity, text } from './shapes.ts'

const Line = z.object({ productId: Id, quantity: Quantity, notes: text(5), isGift: z.boolean() })
const good = { productId: 7, quantity: 1, notes: 'soon', isGift: false }

it.each([
  [{ productId: undefined }, 'This is missing'],
  [{ isGift: null }, 'This is missing'],
  [{ productId: '7' }, 'Expected a number'],
  [{ productId: 7.5 }, 'Expected a whole number'],
  [{ notes: 7 }, 'Expected text'],
  [{ isGift: 'yes' }, 'Expected true or false'],
  // A schema's own words come first.
  [{ quantity: '1' }, 'Quantity must be a whole number from 1 to 99'],
  [{ notes: 'at once' }, '5 Characters Maximum'],
])('says in plain words what is wrong with %o', (wrong, message) => {
  const { error } = Line.safeParse({ ...good, ...wrong })
  expect(error?.issues.map((issue) => issue.message)).toEqual([message])
})
