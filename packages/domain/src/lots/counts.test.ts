import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countDifference, isLargeDifference } from './counts.ts'

describe('what a count finds', () => {
  it.each([
    [{ counted: 8, onHand: 10 }, -2],
    [{ counted: 10, onHand: 10 }, 0],
    [{ counted: 0, onHand: 0 }, 0],
    [{ counted: 12, onHand: 0 }, 12],
  ])('%o is %i', (line, difference) => {
    expect(countDifference(line)).toBe(difference)
  })

  it('brings the books to what lies there, however much is sold between count and booking', () => {
    fc.assert(
      fc.property(
        fc.record({ counted: fc.nat(1000), onHand: fc.nat(1000) }),
        fc.nat(1000),
        (line, sold) => {
          const left = line.onHand - sold
          expect(left + countDifference(line)).toBe(line.counted - sold)
        },
      ),
    )
  })
})

describe('another person counts again', () => {
  it.each([
    ['exactly five percent', { counted: 95, onHand: 100 }, 1000, false],
    ['more than five percent', { counted: 94, onHand: 100 }, 1, true],
    ['more than five percent found more', { counted: 106, onHand: 100 }, 1, true],
    ['exactly 50.00', { counted: 990, onHand: 1000 }, 500, false],
    ['a cent more than 50.00', { counted: 999, onHand: 1000 }, 5001, true],
    ['anything where nothing should be', { counted: 1, onHand: 0 }, 0, true],
    ['no difference, however dear', { counted: 3, onHand: 3 }, 1_000_000, false],
    ['nothing where nothing should be', { counted: 0, onHand: 0 }, 100, false],
  ])('%s', (_name, line, pieceCents, isLarge) => {
    expect(isLargeDifference(line, pieceCents)).toBe(isLarge)
  })
})
