import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  CODE_LENGTH,
  CODE_LETTERS,
  giftCardCodeOf,
  isGiftCardCode,
  readGiftCardCode,
  showGiftCardCode,
} from './gift-card-code.ts'

const randoms = fc.array(fc.integer({ min: 0, max: CODE_LETTERS.length - 1 }), {
  minLength: CODE_LENGTH,
  maxLength: CODE_LENGTH,
})

describe('a gift card code', () => {
  it('uses 30 letters, each once', () => {
    expect(new Set(CODE_LETTERS).size).toBe(30)
  })

  it('is read however it is typed', () => {
    fc.assert(
      fc.property(randoms, (numbers) => {
        const code = giftCardCodeOf(numbers)
        const typed = ` ${showGiftCardCode(code).toLowerCase().replaceAll('-', ' ')} `
        expect(readGiftCardCode(typed)).toBe(code)
        expect(isGiftCardCode(code)).toBe(true)
      }),
    )
  })

  it('detects every wrong letter', () => {
    const at = fc.integer({ min: 0, max: CODE_LENGTH })
    const letter = fc.constantFrom(...CODE_LETTERS)
    fc.assert(
      fc.property(randoms, at, letter, (numbers, place, wrong) => {
        const code = giftCardCodeOf(numbers)
        fc.pre(code[place] !== wrong)
        expect(isGiftCardCode(code.slice(0, place) + wrong + code.slice(place + 1))).toBe(false)
      }),
    )
  })

  it.each(['', 'ABCD', '2'.repeat(18), `${'2'.repeat(16)}O`])('is not %j', (typed) => {
    expect(isGiftCardCode(readGiftCardCode(typed))).toBe(false)
  })
})
