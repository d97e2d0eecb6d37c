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
  it('puts fewer steps first, then the same first letter', () => {
    expect(nearestWords('glofe', ['globes', 'olofe', 'glove', 'gloves'], 5)).toEqual([
      'glove',
      'olofe',
      'globes',
      'gloves',
    ])
  })

  it('allows one step in short words, two in long ones', () => {
    expect(nearestWords('beed', ['bed', 'bread', 'beds'], 5)).toEqual(['bed'])
    expect(nearestWords('crutchs', ['crutches', 'clutches', 'catches'], 5)).toEqual([
      'crutches',
      'clutches',
    ])
  })

  it('never answers with the word itself', () => {
    expect(nearestWords('bed', ['bed'], 5)).toEqual([])
  })
})
