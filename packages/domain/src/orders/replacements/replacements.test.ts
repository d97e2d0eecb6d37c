import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toReplace } from './replacements.ts'

describe('toReplace', () => {
  it.each([
    ['nothing has left', { handedOver: 0, settled: 0, replaced: 0 }, 0],
    ['all that left', { handedOver: 3, settled: 0, replaced: 0 }, 3],
    ['less what went back', { handedOver: 3, settled: 1, replaced: 0 }, 2],
    ['less what was replaced before', { handedOver: 3, settled: 1, replaced: 2 }, 0],
    [
      'a replaced piece that is sent back afterwards',
      { handedOver: 1, settled: 1, replaced: 1 },
      0,
    ],
  ])('%s', (_what, pieces, left) => {
    expect(toReplace(pieces)).toBe(left)
  })

  it('never replaces more than shipped, however often it is requested', () => {
    const count = fc.integer({ min: 0, max: 99 })
    fc.assert(
      fc.property(count, fc.array(count), (handedOver, wishes) => {
        let replaced = 0
        for (const wish of wishes) {
          replaced += Math.min(wish, toReplace({ handedOver, settled: 0, replaced }))
        }
        expect(replaced).toBeLessThanOrEqual(handedOver)
      }),
    )
  })
})
