import fc from 'fast-check'
import { expect, it } from 'vitest'
import vectors from './receiving.vectors.json' with { type: 'json' }
import { reorderOf } from './reorder.ts'

it.each(vectors.reorder)('proposes as in $id', ({ input, expect: proposed }) => {
  expect(reorderOf(input)).toEqual(proposed)
})

const pieces = fc.nat({ max: 10_000 })
const anything = fc.record({
  onHand: pieces,
  onOrder: pieces,
  promised: pieces,
  perDay: fc.integer({ min: 0, max: 9000 }).map((sold) => sold / 90),
  leadDays: fc.nat({ max: 365 }),
  safety: pieces,
  casePack: fc.integer({ min: 1, max: 500 }),
  moq: fc.nat({ max: 500 }),
  targetDays: fc.nat({ max: 120 }),
})

it('buys whole cases, at least the minimum, and enough to be above the reorder point', () => {
  fc.assert(
    fc.property(anything, (facts) => {
      const { position, reorderPoint, suggest } = reorderOf(facts)
      expect(suggest % facts.casePack).toBe(0)
      if (position > reorderPoint) expect(suggest).toBe(0)
      if (suggest === 0) return
      expect(suggest).toBeGreaterThanOrEqual(facts.moq)
      expect(position + suggest).toBeGreaterThanOrEqual(reorderPoint)
      // Once it is on order, nothing more is bought until it sells.
      if (facts.perDay > 0 && facts.targetDays > 0) {
        expect(reorderOf({ ...facts, onOrder: facts.onOrder + suggest }).suggest).toBe(0)
      }
    }),
  )
})
