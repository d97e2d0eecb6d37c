import { expect, it } from 'vitest'
import { contactOfWallet, recipientOfWallet, type WalletDetails } from './wallet-details.ts'

const home = {
  countryCode: 'US',
  stateProvince: 'TX',
  city: 'Austin',
  postalCode: '78704',
  address: '418 Barton Creek Road',
  address2: null,
}
const rosa: WalletDetails = {
  name: 'Rosa Diaz',
  email: ' rosa@example.com ',
  phone: '+15125550148 ',
  shipping: { name: 'Rosa Diaz', address: home },
}

it.each([
  ['Rosa Diaz', 'Rosa', 'Diaz'],
  ['  Ana   López García ', 'Ana', 'López García'],
  ['Ludwig van der Berg', 'Ludwig', 'van der Berg'],
  ['Cher', 'Cher', ''],
  ['', '', ''],
])('reads the name %j as %j and %j', (name, firstName, lastName) => {
  expect(contactOfWallet({ ...rosa, name })).toEqual({
    firstName,
    lastName,
    email: 'rosa@example.com',
    phone1: '+15125550148',
  })
})

it.each([
  ['Rosa Diaz', null],
  [' ROSA  diaz', null],
  ['', null],
  ['Ada Byron', 'Ada Byron'],
  ['Rosa Diaz-Byron', 'Rosa Diaz-Byron'],
])('with %j on the parcel it is for %j', (name, recipient) => {
  expect(recipientOfWallet({ ...rosa, shipping: { name, address: home } })).toBe(recipient)
})

it('is for no one else if it is picked up', () => {
  expect(recipientOfWallet({ ...rosa, shipping: null })).toBeNull()
})
