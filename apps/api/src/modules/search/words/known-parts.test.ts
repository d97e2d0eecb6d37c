import { expect, it } from 'vitest'
import { piecesOf, splitIntoKnown } from './known-parts.ts'

const known = new Set(['blood', 'pressure', 'monitor', 'press', 'ure', 'test', 'strips'])

it.each([
  ['teststrips', ['test', 'strips']],
  ['bloodpressuremonitor', ['blood', 'pressure', 'monitor']],
  ['blood', undefined],
  ['bloodx', undefined],
])('%s is made of %j', (word, parts) => {
  expect(splitIntoKnown(word, known)).toEqual(parts)
})

it('looks up every piece that may be a word', () => {
  expect(piecesOf('abcde')).toEqual(['abc', 'abcd', 'bcd', 'bcde', 'cde'])
})
