import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { breakText } from './text-outlines.ts'

const style = { size: 20, maxWidth: 150, lines: 2 }

describe('a text on a pack', () => {
  it('is printed smaller before anything is cut', () => {
    const long = breakText('Adult sized disposable incontinence product', style)

    expect(long.rows.join(' ')).toBe('Adult sized disposable incontinence product')
    expect(long.size).toBeLessThan(20)
  })

  it('shows where it is cut', () => {
    const { rows } = breakText('word '.repeat(60), style)

    expect(rows.join(' ')).toMatch(/^(word )+word…$/)
  })

  it('is complete or marked as cut, whatever it is', () => {
    const text = fc.array(fc.stringMatching(/^[a-z]{1,14}$/), { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(text, (words) => {
        const printed = breakText(words.join(' '), style).rows.join(' ')

        expect(printed === words.join(' ') || printed.endsWith('…')).toBe(true)
      }),
    )
  })
})
