import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buyerSignature, shownFirstName } from './questions.ts'

describe('the name beside a question', () => {
  it.each([
    ['Ada', 'Ada'],
    ['  Ada  Byron ', 'Ada'],
    ['José', 'José'],
    ['Jose\u0301', 'José'],
    ["O'Neil", "O'Neil"],
    ['Anne-Marie', 'Anne-Marie'],
    ['J.', 'J.'],
    ['李', '李'],
    ['', null],
    ['   ', null],
    ['ada@example.com', null],
    ['example.com', null],
    ['http://example.com', null],
    ['512-555-0148', null],
    ['A'.repeat(31), null],
  ])('of %j is %j', (typed, shown) => {
    expect(shownFirstName(typed)).toBe(shown)
  })

  it('never contains an email, a link or a digit', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.emailAddress(), fc.webUrl()), (typed) => {
        expect(shownFirstName(typed) ?? '').not.toMatch(/[@:/\d\s]|\.\p{L}/u)
      }),
    )
  })
})

it.each([
  [{ showName: true, firstName: 'Ada', lastName: 'Byron' }, 'Ada B.'],
  [{ showName: true, firstName: 'Ada', lastName: '' }, 'Ada'],
  [{ showName: true, firstName: '', lastName: 'Byron' }, null],
  [{ showName: false, firstName: 'Ada', lastName: 'Byron' }, null],
])('a buyer %j signs as %j', (writer, signature) => {
  expect(buyerSignature(writer)).toBe(signature)
})
