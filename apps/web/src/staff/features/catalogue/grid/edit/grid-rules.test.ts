import { says } from '@mendwell/contract/wire/validation-messages'
import { expect, it } from 'vitest'
import {
  type GridField,
  gridProblem,
  inputOf,
  kindKeysOf,
  kindProblem,
  type Row,
  writtenIn,
} from './grid-rules.ts'

const row = (prices: Partial<Row>) =>
  ({ unitPrice: 10, salePrice: 8, quantity: 3, cutPrice: true, ...prices }) as Row

it.each([
  { typed: { salePrice: '9.99' } },
  { typed: { salePrice: '10' }, problem: says('saleNoSaving') },
  { typed: { salePrice: '' }, problem: says('saleNoSaving') },
  { typed: { unitPrice: '8' }, problem: says('saleNoSaving') },
  { typed: { unitPrice: '' } },
  { typed: { salePrice: 'x' }, problem: says('enterAmountOrNothing', { example: '15.99' }) },
  { typed: { salePrice: '12' }, of: { cutPrice: false } },
  { typed: { salePrice: '12.0' }, of: { salePrice: 12 } },
  { typed: { quantity: '' }, of: { salePrice: 12 } },
])('says of the sale price, with $typed in a row of $of: $problem', ({ typed, of, problem }) => {
  const product = row(of ?? {})
  expect(gridProblem(product, { ...writtenIn(product), ...typed }, 'salePrice')).toBe(problem)
})

it.each<[GridField, string]>([
  ['unitPrice', '-1'],
  ['unitPrice', '1.234'],
  ['quantity', '1.5'],
])('takes no %s of %s', (name, value) => {
  const product = row({})
  expect(gridProblem(product, { ...writtenIn(product), [name]: value }, name)).toMatch(/^enter/)
})

it.each([
  { typed: '0', of: 10, problem: says('priceOfNothing') },
  { typed: '0.00', of: 10, problem: says('priceOfNothing') },
  { typed: '0.01', of: 10 },
  { typed: '0', of: 0 },
])('says of $typed typed over a price of $of: $problem', ({ typed, of, problem }) => {
  const product = row({ unitPrice: of, salePrice: null, cutPrice: false })
  const values = { ...writtenIn(product), unitPrice: typed }
  expect(gridProblem(product, values, 'unitPrice')).toBe(problem)
})

const KEYS = kindKeysOf([
  { kindKey: 'nitrile-gloves', name: 'Nitrile gloves' },
  { kindKey: 'wrap', name: 'Wraps' },
  { kindKey: 'other-wrap', name: 'wraps' },
])

it.each([
  { typed: ' nitrile GLOVES ', kindKey: 'nitrile-gloves' },
  { typed: '', kindKey: null },
])('takes $typed for the kind $kindKey', ({ typed, kindKey }) => {
  const product = row({ kindName: 'Canes' })
  expect(kindProblem(product, typed, KEYS)).toBeUndefined()
  expect(inputOf(product, { kind: typed }, KEYS)).toHaveProperty('kindKey', kindKey)
})

it.each(['Nitrile', 'Wraps'])('rejects %s as a kind: unknown, or the name of two', (typed) => {
  expect(kindProblem(row({ kindName: 'Canes' }), typed, KEYS)).toBe(says('unknownKind'))
})

it('leaves a kind that is not changed alone', () => {
  const product = row({ kindName: 'Canes' })
  expect(kindProblem(product, 'Canes', KEYS)).toBeUndefined()
  expect(inputOf(product, { kind: 'Canes' }, KEYS)).not.toHaveProperty('kindKey')
})
