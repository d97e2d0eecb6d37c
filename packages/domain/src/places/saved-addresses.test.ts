import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSamePlace, MAX_ADDRESS_NAME, nameOfPlace, type ParcelPlace } from './saved-addresses.ts'

const home: ParcelPlace = {
  recipient: null,
  address: '418 Barton Creek Road',
  address2: null,
  city: 'Austin',
  stateProvince: 'TX',
  country: 'United States',
  postalCode: '78704',
}

describe('two addresses', () => {
  it.each([
    [{}, true],
    [{ address: ' 418  BARTON Creek road ' }, true],
    [{ recipient: '', address2: undefined }, true],
    [{ recipient: 'Rosa Diaz' }, false],
    [{ address2: 'Apt 2' }, false],
    [{ postalCode: '78705' }, false],
    [{ stateProvince: 'OK' }, false],
  ])('with %o beside home are the same: %s', (change, same) => {
    expect(isSamePlace(home, { ...home, ...change })).toBe(same)
    expect(isSamePlace({ ...home, ...change }, home)).toBe(same)
  })
})

describe('the name of an address', () => {
  it('is who takes the package, otherwise the street', () => {
    expect(nameOfPlace({ ...home, recipient: 'Rosa Diaz' })).toBe('Rosa Diaz')
    expect(nameOfPlace({ ...home, recipient: '' })).toBe('418 Barton Creek Road')
  })

  it('is never longer than allowed, nor splits a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (address) => {
        const name = nameOfPlace({ ...home, address })
        expect([...name].length).toBeLessThanOrEqual(MAX_ADDRESS_NAME)
        expect(name.isWellFormed()).toBe(true)
      }),
    )
  })
})
