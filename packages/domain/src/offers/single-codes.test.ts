import fc from 'fast-check'
import { expect, it } from 'vitest'
import { CODE_LETTERS } from '../tenders/gift-card-code.ts'
import { readCode } from './codes.ts'
import { SINGLE_CODE_LENGTH, showSingleCode, singleCodeOf } from './single-codes.ts'

const randoms = fc.array(fc.integer({ min: 0, max: CODE_LETTERS.length - 1 }), {
  minLength: SINGLE_CODE_LENGTH,
  maxLength: SINGLE_CODE_LENGTH,
})

it('a code has twelve unambiguous letters', () => {
  fc.assert(
    fc.property(randoms, (numbers) => {
      expect(singleCodeOf(numbers)).toMatch(/^[2-9A-HJKMNP-TV-Z]{12}$/)
    }),
  )
})

it('in any case and with any spaces and hyphens, it is the same code', () => {
  const gap = fc.constantFrom('', ' ', '-', ' - ')
  fc.assert(
    fc.property(randoms, gap, (numbers, between) => {
      const code = singleCodeOf(numbers)
      const typed = showSingleCode(code).toLowerCase().replaceAll('-', between)
      expect(readCode(typed)).toBe(code)
    }),
  )
})

it('is printed in groups of four', () => {
  expect(showSingleCode('ABCDEFGHJKMN')).toBe('ABCD-EFGH-JKMN')
})
