import fc from 'fast-check'
import { expect, it } from 'vitest'
import { expectedDays } from './expected-stock.ts'

const TODAY = '2026-11-10'

it.each<[string, [string, number][], number[], (string | null)[]]>([
  ['nothing comes', [], [1], [null]],
  ['all comes at once', [['2026-11-20', 10]], [3, 7], ['2026-11-20', '2026-11-20']],
  ['one piece too few', [['2026-11-20', 9]], [3, 7], ['2026-11-20', null]],
  [
    'the rest comes later, whichever is named first',
    [
      ['2026-12-01', 5],
      ['2026-11-20', 5],
    ],
    [5, 1, 4, 1],
    ['2026-11-20', '2026-12-01', '2026-12-01', null],
  ],
  ['what is expected today counts', [[TODAY, 1]], [1], [TODAY]],
  [
    'what is overdue does not',
    [
      ['2026-11-09', 5],
      ['2026-11-20', 1],
    ],
    [1, 1],
    ['2026-11-20', null],
  ],
])('%s', (_, coming, waiting, days) => {
  const pieces = coming.map(([expectedOn, count]) => ({ expectedOn, pieces: count }))
  expect(expectedDays(pieces, waiting, TODAY)).toEqual(days)
})

it('never promises a piece twice, and no one an earlier day than those before them', () => {
  const day = fc.integer({ min: 1, max: 28 }).map((at) => `2026-11-${String(at).padStart(2, '0')}`)
  const delivery = fc.record({ expectedOn: day, pieces: fc.integer({ min: 0, max: 20 }) })
  const pieces = fc.integer({ min: 1, max: 10 })
  fc.assert(
    fc.property(fc.array(delivery), fc.array(pieces), (coming, waiting) => {
      const days = expectedDays(coming, waiting, TODAY)
      for (const { expectedOn: last } of coming) {
        const promised = waiting.filter((_, at) => (days[at] ?? '9') <= last)
        const come = coming.filter(({ expectedOn }) => expectedOn >= TODAY && expectedOn <= last)
        expect(sum(promised)).toBeLessThanOrEqual(sum(come.map((one) => one.pieces)))
      }
      const sorted = days.map((one) => one ?? '9')
      expect(sorted).toEqual(sorted.toSorted())
    }),
  )
})

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
