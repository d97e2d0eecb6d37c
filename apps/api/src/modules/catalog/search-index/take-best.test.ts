import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeShortlist } from './shortlist.ts'
import { takeBest } from './take-best.ts'

describe('takeBest', () => {
  it('is the beginning of the sorted list', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer()), fc.nat(20), (numbers, limit) => {
        const rising = (one: number, other: number) => one - other
        expect(takeBest(numbers, rising, limit)).toEqual(numbers.toSorted(rising).slice(0, limit))
      }),
    )
  })
})

describe('makeShortlist', () => {
  it('takes the beginning of the list sorted by rank', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(5)), fc.integer({ min: 1, max: 8 }), (ranks, limit) => {
        const rankOf = (item: number) => ranks[item] as number
        const falling = (one: number, other: number) => other - one
        const shortlist = makeShortlist(limit, 6)
        for (const [item, rank] of ranks.entries()) shortlist.offer(item, rank)
        const best = [...ranks.keys()]
          .sort((one, other) => rankOf(other) - rankOf(one) || falling(one, other))
          .slice(0, limit)

        expect(shortlist.taken(falling)).toEqual(best)
        expect(shortlist.least).toBe(best.length < limit ? 0 : rankOf(best.at(-1) as number))
      }),
    )
  })
})
