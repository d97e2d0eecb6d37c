import { expect, it } from 'vitest'
import { readPeriod } from './use-report-period.ts'

const TODAY = '2026-11-24'

it.each([
  [{}, 'month', '2026-11-01', '2026-10-01', 'day'],
  [{ period: 'year' }, 'year', '2026-01-01', '2025-01-01', 'month'],
  [{ period: 'decade' }, 'month', '2026-11-01', '2026-10-01', 'day'],
  [{ period: 'year', from: '2026-11-10', to: TODAY }, undefined, '2026-11-10', '2026-10-26', 'day'],
])('reads %j of the address', (filters, name, from, beforeFrom, cut) => {
  expect(readPeriod(filters, TODAY)).toMatchObject({
    name,
    days: { from, to: TODAY },
    requested: { from, to: TODAY, beforeFrom },
    cut,
  })
})

it('leaves it to the server to refuse a reversed range', () => {
  const { requested } = readPeriod({ from: '2026-11-10', to: '2026-11-01' }, TODAY)

  expect(requested).toMatchObject({ from: '2026-11-10', to: '2026-11-01' })
})
