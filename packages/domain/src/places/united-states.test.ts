import { expect, it } from 'vitest'
import { fiveDigits, isPostalCodeRight, isUnitedStates } from './united-states.ts'

it.each(['United States', 'united states of america', ' USA ', 'U.S.', 'us'])(
  'recognizes %j as the United States',
  (country) => expect(isUnitedStates(country)).toBe(true),
)

it.each(['Canada', 'United States Minor Outlying Islands', 'Australia', ''])(
  'recognizes %j as another country',
  (country) => expect(isUnitedStates(country)).toBe(false),
)

it.each(['78704', '78704-1234', ' 00501 ', '', null, undefined])(
  'accepts the postal code %j',
  (postalCode) => expect(isPostalCodeRight({ country: 'USA', postalCode })).toBe(true),
)

it.each(['7870', '787045', '78704-12', '78704 1234', 'K1A 0B1', 'abcde', '7870４'])(
  'accepts the postal code %j only in other countries',
  (postalCode) => {
    expect(isPostalCodeRight({ country: 'United States', postalCode })).toBe(false)
    expect(isPostalCodeRight({ country: 'Canada', postalCode })).toBe(true)
    expect(isPostalCodeRight({ postalCode })).toBe(true)
  },
)

it('reads five digits, with or without the four behind them', () => {
  expect(fiveDigits(' 78704-1234 ')).toBe('78704')
  expect(fiveDigits('787041234')).toBe('78704')
  expect(fiveDigits('7870')).toBeUndefined()
  expect(fiveDigits('K1A 0B1')).toBeUndefined()
  expect(fiveDigits(undefined)).toBeUndefined()
})
