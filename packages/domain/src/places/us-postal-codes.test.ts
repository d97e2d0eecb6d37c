import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isCodeOfState } from './us-postal-codes.ts'

it.each([
  ['TX', '78704'],
  ['tx', '78704-1234'],
  ['Texas', ' 75001 '],
  // Austin's tax office and El Paso are outliers; Texhoma has Oklahoma's prefix.
  ['TX', '73301'],
  ['TX', '88510'],
  ['TX', '73960'],
  ['OK', '73949'],
  ['NY', '00501'],
  ['NY', '06390'],
  ['CT', '06380'],
  ['DC', '20500'],
  ['MD', '20588'],
  ['VA', '20101'],
  ['VA', '20598'],
  ['WY', '83414'],
  // The military and the territories.
  ['AE', '09012'],
  ['AA', '34002'],
  ['AP', '96301'],
  ['PR', '00601'],
  ['PR', '00901'],
  ['VI', '00802'],
  ['GU', '96910'],
  ['MP', '96950'],
  ['AS', '96799'],
  ['PW', '96940'],
  // Not a known state of the United States: no statement.
  ['UM', '96898'],
  ['-', '10001'],
  ['', '10001'],
  ['constructor', '10001'],
])('%s has the code %s', (state, code) => expect(isCodeOfState(code, state)).toBe(true))

it.each([
  ['TX', '10001'],
  ['TX', '00000'],
  ['New York', '78704'],
  ['NY', '06380'],
  ['CA', '96301'],
  ['FL', '34002'],
  ['NY', '09012'],
  ['PR', '00802'],
  ['HI', '96910'],
  ['ID', '83001'],
])('%s has not the code %s', (state, code) => expect(isCodeOfState(code, state)).toBe(false))

it('assigns no code to two of the fifty states, except for five small places', () => {
  const states =
    'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY'
  const shared = new Set(['20588', '20598', '73960', '83414', '06390'])
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999 }), (number) => {
      const code = String(number).padStart(5, '0')
      fc.pre(!shared.has(code))
      return states.split(' ').filter((state) => isCodeOfState(code, state)).length <= 1
    }),
  )
})
