import { expect, it } from 'vitest'
import { mergeTyped } from './merge-typed.ts'

const before = { name: 'Sling', price: '10.00', shown: true }

it.each([
  ['nobody did anything', {}, {}, {}, []],
  ['only others changed it', {}, { price: '9.00' }, { price: '9.00' }, []],
  ['only this form was typed in', { name: 'Grey sling' }, {}, { name: 'Grey sling' }, []],
  [
    'each changed another field',
    { name: 'Grey sling' },
    { shown: false },
    { name: 'Grey sling', shown: false },
    [],
  ],
  ['both say the same', { price: '9.00' }, { price: '9.00' }, { price: '9.00' }, []],
  ['both changed one field', { price: '8.00' }, { price: '9.00' }, { price: '8.00' }, ['price']],
])('keeps what is typed when %s', (_, typed, now, values, clashes) => {
  const sides = { before, typed: { ...before, ...typed }, now: { ...before, ...now } }
  expect(mergeTyped(sides)).toEqual({ values: { ...before, ...values }, clashes })
})
