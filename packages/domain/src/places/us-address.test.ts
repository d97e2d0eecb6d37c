import { expect, it } from 'vitest'
import { parseUsAddress } from './us-address.ts'
import { stateCodeOf } from './us-postal-codes.ts'

const austin = {
  address: '1200 Congress Avenue',
  address2: '',
  city: 'Austin',
  stateProvince: 'TX',
  postalCode: '78701',
}

it.each([
  ['as shops write it', '1200 Congress Avenue\nAustin, TX 78701', austin],
  ['with blanks and empty lines', ' 1200 Congress Avenue \n\n  Austin TX  78701 ', austin],
  ['with the country', '1200 Congress Avenue\nAustin, tx 78701\nUSA', austin],
  [
    'with a suite and a long code',
    '1 Main St\nSuite 4\nFloor 2\nSt. Paul, MN 55101-1234',
    {
      address: '1 Main St',
      address2: 'Suite 4, Floor 2',
      city: 'St. Paul',
      stateProvince: 'MN',
      postalCode: '55101-1234',
    },
  ],
  ['without a street', 'Austin, TX 78701', undefined],
  ['without a code', '1200 Congress Avenue\nAustin, TX', undefined],
  ['from abroad', '10 Downing Street\nLondon SW1A 2AA', undefined],
  ['empty', '', undefined],
])('reads an address %s', (_case, typed, expected) => {
  expect(parseUsAddress(typed)).toEqual(expected)
})

it.each([
  ['TX', 'TX'],
  [' texas ', 'TX'],
  ['District of Columbia', 'DC'],
  ['Ontario', undefined],
  ['', undefined],
])('knows the state %j', (typed, code) => {
  expect(stateCodeOf(typed)).toBe(code)
})
