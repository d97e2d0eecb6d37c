import fc from 'fast-check'
import { expect, it } from 'vitest'
import { textNumber } from './text-number.ts'

it.each([
  ['512-555-0142', '+15125550142'],
  ['(512) 555.0142', '+15125550142'],
  ['+1 512 555 0142', '+15125550142'],
  ['1 512 555 0142', '+15125550142'],
  ['555-0142', undefined],
  ['512-555-0142 x3', undefined],
  ['112-555-0142', undefined],
  ['512-155-0142', undefined],
  ['+44 20 7946 0958', undefined],
  ['+52 55 1234 5678', undefined],
  ['', undefined],
])('%j is texted at %s', (typed, number) => {
  expect(textNumber(typed)).toBe(number)
})

it('is + and eleven digits, or nothing, whatever was typed', () => {
  const typed = fc.oneof(fc.string(), fc.stringMatching(/^[+()0-9 .x-]{0,16}$/))
  fc.assert(
    fc.property(typed, (phone) => {
      expect(textNumber(phone) ?? '+12000000000').toMatch(/^\+1\d{10}$/)
    }),
  )
})
