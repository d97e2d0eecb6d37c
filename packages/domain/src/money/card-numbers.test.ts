import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasCardCheckDigit, holdsCardNumber } from './card-numbers.ts'

describe('a card number in a text', () => {
  it.each([
    '4242424242424242',
    '4242 4242 4242 4242',
    '4242-4242-4242-4242',
    '4242 – 4242 – 4242 – 4242',
    '4242\u00a04242\u00a04242\u00a04242',
    '3782 822463 10005',
    '378282246310005',
    '3056 930902 5904',
    '6011 1111 1111 1117',
    '5555-5555-5555-4444',
    'Please charge 4242 4242 4242 4242 12/27, code 123',
    'card 4242 4242 4242 4242 1227 123',
    'card 4242424242424242 1227',
    '４２４２４２４２４２４２４２４２',
    '4242\n4242\n4242\n4242',
    '4222222222222',
    '6304000000000000000',
  ])('%j is found', (text) => {
    expect(holdsCardNumber(text)).toBe(true)
  })

  it.each([
    '',
    'Ring twice, please',
    '512 555 0148',
    '+1 (512) 555-0148',
    '4242 4242 4242 4241',
    '424242424242',
    '42424242424242424242',
    'Orders 4421779 and 1234568',
    // Two of our order numbers that would pass if concatenated.
    '4421779 1234568',
    'GTIN 05012345678900',
    '2026-11-20 10:15',
    '78704-1234',
    '0000000000000000',
    '4242.4242.4242.4242',
  ])('%j holds none', (text) => {
    expect(holdsCardNumber(text)).toBe(false)
  })

  const digits = fc
    .tuple(
      fc.integer({ min: 1, max: 9 }),
      fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 11, maxLength: 17 }),
    )
    .map(([first, rest]) => withCheckDigit([first, ...rest].join('')))
  const gap = fc.constantFrom('', ' ', '-', ' - ', '\u2013', '\u00a0')

  it('is found with anything between its digits and around it', () => {
    fc.assert(
      fc.property(digits, fc.array(gap, { minLength: 19, maxLength: 19 }), (number, gaps) => {
        const spread = [...number].map((digit, at) => digit + (gaps[at] ?? '')).join('')
        const groups = spread.split(/[^\d]+/).filter(Boolean)
        fc.pre(!groups.every((group) => /^[1-9]\d{6}$/.test(group)))
        expect(holdsCardNumber(`My card: ${spread}, thanks`)).toBe(true)
      }),
    )
  })

  it('is ignored with another check digit', () => {
    fc.assert(
      fc.property(digits, fc.integer({ min: 1, max: 9 }), (number, step) => {
        const last = (Number(number.at(-1)) + step) % 10
        expect(holdsCardNumber(number.slice(0, -1) + last)).toBe(false)
      }),
    )
  })

  it('is searched for in any text without failing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(typeof holdsCardNumber(text)).toBe('boolean')
      }),
    )
  })

  it('is searched for quickly, however many digits there are', () => {
    const long = '1 '.repeat(50_000)
    const began = performance.now()
    holdsCardNumber(long)
    expect(performance.now() - began).toBeLessThan(2_000)
  })
})

function withCheckDigit(body: string): string {
  const last = Array.from({ length: 10 }, (_, digit) => `${body}${digit}`).find(hasCardCheckDigit)
  if (last === undefined) throw new Error('One of ten passes')
  return last
}
