import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_SEARCH_LENGTH } from '../orders/limits.ts'
import { searchedTerm, withoutContact } from './searched-term.ts'

describe('the term that a search counts under', () => {
  it.each([
    ['  Knee   BRACE ', 'knee brace'],
    ['wound v.a.c.', 'wound v.a.c.'],
    ['A4253', 'a4253'],
    ['4006381333931', '4006381333931'],
    ['Gauze 4" x 4"', 'gauze 4" x 4"'],
    ['Máscara', 'máscara'],
  ])('%j is %j', (typed, term) => {
    expect(searchedTerm(typed)).toBe(term)
  })

  it.each([
    '',
    '  ',
    '???',
    'asdf',
    'ada@example.com',
    'call 212-555-0100',
    '4242 4242 4242 4242',
    '123-45-6789',
    '\ud800',
  ])('%j is none', (typed) => {
    expect(searchedTerm(typed)).toBeUndefined()
  })

  it('is stable and short, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (typed) => {
        const term = searchedTerm(typed)
        if (term === undefined) return
        expect(term.length).toBeLessThanOrEqual(MAX_SEARCH_LENGTH)
        expect(searchedTerm(term)).toBe(term)
      }),
    )
  })
})

it.each([
  ['I want the small one', 'I want the small one'],
  ['Write to ada@example.com or call (212) 555-0100.', 'Write to … or call ….'],
  ['+1 212 555 0100', '…'],
  ['My number is 123-45-6789', 'My number is …'],
  ['The box says 4006381333931', 'The box says 4006381333931'],
])('of %j staff read %j', (sentence, read) => {
  expect(withoutContact(sentence)).toBe(read)
})
