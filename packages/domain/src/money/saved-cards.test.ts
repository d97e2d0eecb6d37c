import { describe, expect, it } from 'vitest'
import { cardToBeginWith, isCardExpired, isSameCard } from './saved-cards.ts'

describe('a card', () => {
  it.each([
    ['2026-11-30', { expMonth: 11, expYear: 2026 }, false],
    ['2026-12-01', { expMonth: 11, expYear: 2026 }, true],
    ['2026-12-31', { expMonth: 12, expYear: 2026 }, false],
    ['2027-01-01', { expMonth: 12, expYear: 2026 }, true],
    ['2026-12-31', { expMonth: 1, expYear: 2027 }, false],
    ['2027-10-01', { expMonth: 9, expYear: 2027 }, true],
  ])('on %s that ends %o is expired: %s', (today, expiry, expired) => {
    expect(isCardExpired(expiry, today)).toBe(expired)
  })

  it('is the same with the same brand, last digits and end', () => {
    const visa = { brand: 'Visa', last4: '4242', expMonth: 4, expYear: 2030 }

    expect(isSameCard(visa, { ...visa })).toBe(true)
    for (const other of [{ brand: 'Amex' }, { last4: '4243' }, { expMonth: 5 }, { expYear: 2031 }])
      expect(isSameCard(visa, { ...visa, ...other })).toBe(false)
  })
})

describe('a payment', () => {
  const [old, good, chosen] = [
    { isDefault: false, isExpired: true },
    { isDefault: false, isExpired: false },
    { isDefault: true, isExpired: false },
  ]

  it.each([
    [[], undefined],
    [[old], undefined],
    [[good, old], good],
    [[chosen, good], chosen],
    [[{ isDefault: true, isExpired: true }, good], good],
  ])('with the cards %j begins with %j', (cards, first) => {
    expect(cardToBeginWith(cards)).toBe(first)
  })
})
