import { SANDBOX_CARDS } from '@mendwell/contract/money/sandbox-cards'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { setTimeZone } from '../../../lib/words/time-zone.ts'
import {
  formatCardNumber,
  formatExpiry,
  isCardNumber,
  isExpired,
  parseExpiry,
} from './card-rules.ts'

describe('a card number', () => {
  it.each([
    ['4242424242424242', '4242 4242 4242 4242'],
    ['378282246310005', '3782 822463 10005'],
    ['42424', '4242 4'],
    ['4242-4242 4242x4242', '4242 4242 4242 4242'],
    ['', ''],
  ])('typed as %j is shown as %j', (typed, shown) => {
    expect(formatCardNumber(typed)).toBe(shown)
  })

  it('of every test card has a right check digit', () => {
    expect(SANDBOX_CARDS.filter(({ number }) => !isCardNumber(number))).toEqual([])
  })

  it('with one digit mistyped is refused', () => {
    const mistyped = fc.tuple(
      fc.constantFrom(...SANDBOX_CARDS.map(({ number }) => number)),
      fc.nat({ max: 14 }),
      fc.integer({ min: 1, max: 9 }),
    )

    fc.assert(
      fc.property(mistyped, ([number, place, by]) => {
        const digit = (Number(number[place]) + by) % 10

        expect(isCardNumber(`${number.slice(0, place)}${digit}${number.slice(place + 1)}`)).toBe(
          false,
        )
      }),
    )
  })

  it.each(['', '0', '4242', '42424242424242424242'])('such as %j is none', (typed) => {
    expect(isCardNumber(typed)).toBe(false)
  })
})

describe('an expiry date', () => {
  it.each([
    ['0829', '08 / 29'],
    ['8', '08'],
    ['829', '08 / 29'],
    ['12', '12'],
    ['08/2029', '08 / 29'],
    ['08 / 2', '08 / 2'],
    ['1', '1'],
  ])('typed as %j is shown as %j', (typed, shown) => {
    expect(formatExpiry(typed)).toBe(shown)
  })

  it.each(['', '08', '13 / 29', '00 / 29', '0 / 29'])('such as %j is none', (typed) => {
    expect(parseExpiry(typed)).toBeUndefined()
  })

  it('is good to the last day of its month', () => {
    const november = { month: 11, year: 2026 }

    setTimeZone('America/Chicago')
    expect(isExpired(november, new Date('2026-12-01T05:59:59Z'))).toBe(false)
    expect(isExpired(november, new Date('2026-12-01T06:00Z'))).toBe(true)
    setTimeZone('Pacific/Auckland')
    expect(isExpired(november, new Date('2026-11-30T11:00Z'))).toBe(true)
    expect(isExpired({ month: 12, year: 2026 }, new Date('2026-12-31T10:59:59Z'))).toBe(false)
    expect(isExpired({ month: 12, year: 2026 }, new Date('2026-12-31T11:00Z'))).toBe(true)
    expect(isExpired({ month: 1, year: 2027 }, new Date('2026-12-31T11:00Z'))).toBe(false)
  })
})
