import { describe, expect, it } from 'vitest'
import { formatDay, formatMoment, linesOf } from './format.ts'

describe('a time in mails and documents', () => {
  const evening = new Date('2026-11-21T02:30:00Z')

  it("is in the shop's day, not in UTC's", () => {
    expect(formatDay(evening, 'America/Chicago')).toBe('November 20, 2026')
    expect(formatDay(evening, 'Europe/Madrid')).toBe('November 21, 2026')
  })

  it('names the time zone beside the hour', () => {
    expect(formatMoment(evening, 'America/Chicago')).toBe('November 20, 2026 at 8:30 PM CST')
  })
})

it('omits an empty line of an address', () => {
  expect(linesOf('1200 Congress Avenue\n\nAustin')).toEqual(['1200 Congress Avenue', 'Austin'])
  expect(linesOf('')).toEqual([])
})
