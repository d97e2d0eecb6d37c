import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSameAddress, tidySuggestion } from './address-check.ts'
import type { UsAddress } from './us-address.ts'

const home: UsAddress = {
  address: '418 Barton Creek Road',
  address2: 'Apt 5',
  city: 'Austin',
  stateProvince: 'TX',
  postalCode: '78704',
}

describe('two ways to write an address', () => {
  it.each<[Partial<UsAddress>, boolean]>([
    [{}, true],
    [{ address: '418 BARTON CREEK RD' }, true],
    [{ address: '418 barton creek rd.', city: 'AUSTIN' }, true],
    [{ address: '418 Barton Crk Rd' }, true],
    [{ address: '418 BARTON CREEK RD APT 5', address2: null }, true],
    [{ address: '418 Barton Creek Road, #5', address2: '' }, true],
    [{ address2: 'Apt. # 5' }, true],
    [{ address2: 'Unit 5' }, true],
    [{ address2: 'STE 5' }, true],
    [{ address2: '5' }, true],
    [{ address2: '#5' }, true],
    [{ address: '418 Barton Creek Road Unit 5', address2: null }, true],
    [{ address2: '6' }, false],
    [{ postalCode: '78704-1234' }, true],
    [{ postalCode: '787041234' }, true],
    [{ stateProvince: 'tx' }, true],
    [{ city: ' Áustin ' }, true],
    [{ address2: 'Apt 6' }, false],
    [{ address2: null }, false],
    [{ address2: 'Floor 5' }, false],
    [{ address: '481 Barton Creek Road' }, false],
    [{ address: '418 Barton Creek Drive' }, false],
    [{ address: '418 N Barton Creek Road' }, false],
    [{ city: 'West Lake Hills' }, false],
    [{ stateProvince: 'OK' }, false],
    [{ postalCode: '78705' }, false],
    [{ postalCode: '' }, false],
  ])('home and %o: %s', (change, same) => {
    expect(isSameAddress(home, { ...home, ...change })).toBe(same)
    expect(isSameAddress({ ...home, ...change }, home)).toBe(same)
  })

  it.each([
    ["12 O'Neill Street", '12 ONEILL ST', true],
    ['12 Northwest 5th Avenue', '12 NW 5TH AVE', true],
    ['9 Saint Johns Place', '9 ST JOHNS PL', true],
    ['PO Box 12', 'P.O. BOX 12', false],
    // Words must not run into each other.
    ['1 23rd St', '12 3rd St', false],
    ['78-12 Main St', '78 12 MAIN ST', true],
    ['200 2nd St Apt 3-B', '200 2ND ST APT 3B', false],
  ])('%j and %j: %s', (one, other, same) => {
    const at = (address: string) => ({ ...home, address, address2: null })
    expect(isSameAddress(at(one), at(other))).toBe(same)
  })

  const word = fc.stringMatching(/^[A-Za-z]{1,8}$/)
  const place = fc.record({
    address: fc
      .tuple(fc.integer({ min: 1, max: 99_999 }), fc.array(word, { minLength: 1, maxLength: 4 }))
      .map(([number, words]) => `${number} ${words.join(' ')}`),
    address2: fc.option(fc.integer({ min: 1, max: 999 }).map((number) => `Apt ${number}`)),
    city: fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' ')),
    stateProvince: fc.constantFrom('TX', 'NY', 'PR'),
    postalCode: fc.integer({ min: 0, max: 99_999 }).map((code) => String(code).padStart(5, '0')),
  })
  const noise = fc.constantFrom(' ', '  ', ', ', '. ', ' - ')

  it('are the same however capitals, blanks, punctuation and ZIP+4 differ', () => {
    fc.assert(
      fc.property(place, noise, fc.nat({ max: 9999 }), (typed, between, plus4) => {
        const other: UsAddress = {
          address: typed.address.toUpperCase().replaceAll(' ', between),
          address2: typed.address2?.toLowerCase(),
          city: ` ${typed.city.toLowerCase().replaceAll(' ', between)} `,
          stateProvince: typed.stateProvince.toLowerCase(),
          postalCode: `${typed.postalCode}-${String(plus4).padStart(4, '0')}`,
        }
        expect(isSameAddress(typed, other)).toBe(true)
        expect(isSameAddress(other, typed)).toBe(true)
      }),
    )
  })

  it('are never the same with another house number, apartment, state or ZIP code', () => {
    fc.assert(
      fc.property(place, (typed) => {
        const [number, ...street] = typed.address.split(' ')
        const others: UsAddress[] = [
          { ...typed, address: [Number(number) + 1, ...street].join(' ') },
          { ...typed, address2: `${typed.address2 ?? 'Apt'} 1000` },
          { ...typed, stateProvince: 'AK' },
          { ...typed, postalCode: String((Number(typed.postalCode) + 1) % 1e5).padStart(5, '0') },
        ]
        for (const other of others) expect(isSameAddress(typed, other)).toBe(false)
      }),
    )
  })

  it('stay the same when a suggestion is tidied', () => {
    fc.assert(
      fc.property(place, place, (typed, suggested) => {
        expect(isSameAddress(tidySuggestion(typed, suggested), suggested)).toBe(true)
      }),
    )
  })
})

describe('a suggestion in capitals', () => {
  const tidied = (typed: Partial<UsAddress>, suggested: Partial<UsAddress>) =>
    tidySuggestion(
      { ...home, ...typed },
      { ...home, address2: '', city: 'AUSTIN', postalCode: '78704-1234', ...suggested },
    )

  it.each<[Partial<UsAddress>, Partial<UsAddress>, Partial<UsAddress>]>([
    [
      {},
      { address: '418 BARTON CREEK RD APT 5' },
      { address: '418 Barton Creek Rd', address2: 'Apt 5' },
    ],
    [
      {},
      { address: '418 BARTON CREEK RD # 5' },
      { address: '418 Barton Creek Rd', address2: '# 5' },
    ],
    [{}, { address: '418 BARTON CREEK RD', address2: 'APT 5B' }, { address2: 'Apt 5B' }],
    [{}, { address: '418 BARTON CREEK RD' }, { address: '418 Barton Creek Rd', address2: null }],
    [
      { address: '9 McAllister Str' },
      { address: '9 MCALLISTER ST' },
      { address: '9 McAllister St' },
    ],
    [
      { address: '9 mcallister str' },
      { address: '9 MCALLISTER ST' },
      { address: '9 Mcallister St' },
    ],
    [{ address: '12 nw 5th' }, { address: '12 NW 5TH AVE' }, { address: '12 NW 5th Ave' }],
    [{}, { address: 'PO BOX 12' }, { address: 'PO Box 12' }],
    [{}, { address: '1 APARTMENT HOUSE RD' }, { address: '1 Apartment House Rd', address2: null }],
    [
      {},
      { address: '200 OLD SUITE RD BLDG 2 APT B' },
      { address: '200 Old Suite Rd', address2: 'Bldg 2 Apt B' },
    ],
    [{ city: 'Cañon City' }, { city: 'CANON CITY' }, { city: 'Cañon City' }],
    [{}, { city: 'WINSTON-SALEM' }, { city: 'Winston-Salem' }],
    [{}, { stateProvince: 'tx' }, { stateProvince: 'TX', postalCode: '78704' }],
  ])('for %o, %o reads %o', (typed, suggested, expected) => {
    expect(tidied(typed, suggested)).toMatchObject(expected)
  })
})
