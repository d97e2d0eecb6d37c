import fc from 'fast-check'
import { expect, it } from 'vitest'
import { changedWords } from './changed-words.ts'

const changed = (text: string, other: string) =>
  changedWords(text, other)
    .filter(({ isChanged }) => isChanged)
    .map((part) => part.text)

it.each([
  ['418 Barton Creek Rd', '418 Barton Crek Road', ['Creek']],
  ['418 BARTON CREEK, RD.', '418 barton creek rd', []],
  ['Austin, TX 78735', 'Austin, TX 78704', ['78735']],
  ['1 New New York', '1 New York', ['New']],
  ['Apt 5', '', ['Apt', '5']],
])('of %j beside %j, %o is new', (text, other, expected) => {
  expect(changed(text, other)).toEqual(expected)
})

it('loses no character, and marks nothing of the same text', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (text, other) => {
      expect(
        changedWords(text, other)
          .map((part) => part.text)
          .join(''),
      ).toBe(text)
      expect(changed(text, text)).toEqual([])
    }),
  )
})
