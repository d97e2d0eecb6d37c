import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { editDistance, nearestWords } from './nearest-word.ts'

describe('editDistance', () => {
  it.each([
    ['walker', 'walker', 0],
    ['walker', 'waler', 1],
    ['walker', 'wallker', 1],
    ['walker', 'walked', 1],
    ['walker', 'wlaker', 1],
    ['ab', 'ba', 1],
    ['walker', 'wlakre', 2],
    ['', 'abc', 3],
    ['abc', '', 3],
  ])('%s → %s: %i', (from, to, steps) => {
    expect(editDistance(from, to)).toBe(steps)
  })

  it('is the same both ways, and never more than the longer word', () => {
    const word = fc.string({ maxLength: 8 })
    fc.assert(
      fc.property(word, word, (one, other) => {
        const steps = editDistance(one, other)
        expect(steps).toBe(editDistance(other, one))
        expect(steps).toBeLessThanOrEqual(Math.max(one.length, other.length))
        expect(steps === 0).toBe(one === other)
      }),
    )
  })
})

describe('nearestWords', () => {
  const wordsNear = (typed: string, known: string[]) =>
    nearestWords(typed, known, 5).map(({ word }) => word)

  it('puts fewer edits first, then the same first letter', () => {
    expect(wordsNear('bandeges', ['sandages', 'bondages', 'bandages'])).toEqual([
      'bandages',
      'bondages',
      'sandages',
    ])
  })

  it.each([
    ['none in a word of three letters', 'red', 'rod', false],
    ['one in a word of four', 'rist', 'wrist', true],
    ['one that leaves a word of three', 'beed', 'bed', true],
    ['not the first where a word of three is left', 'ramp', 'amp', false],
    ['not two in a word of six', 'asprin', 'aspire', false],
    ['two in a word of seven', 'suchure', 'suture', true],
    ['not two in a word of seven that begins or ends otherwise', 'depends', 'defend', false],
    ['two anywhere in a word of eight', 'catheder', 'cathetes', true],
    ['not three', 'catheder', 'cothetes', false],
    ['none in a code', 'n95x', 'c95x', false],
  ])('allows %s: %s, %s', (_what, typed, word, isNear) => {
    expect(wordsNear(typed, [word])).toEqual(isNear ? [word] : [])
  })

  it('excludes distant words, nearest first', () => {
    expect(wordsNear('beed', ['bed', 'bread', 'beds'])).toEqual(['bed'])
    expect(wordsNear('crutchs', ['crutches', 'clutches', 'catches'])).toEqual([
      'crutches',
      'clutches',
    ])
  })

  it('never returns the word itself', () => {
    expect(wordsNear('bed', ['bed'])).toEqual([])
  })
})
