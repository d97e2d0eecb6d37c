import { expect, it } from 'vitest'
import { detailsOfStripe } from './stripe-details.ts'

const address = {
  line1: '418 Barton Creek Road',
  line2: null,
  city: 'Austin',
  state: 'TX',
  postal_code: '78704',
  country: 'US',
}
const billingDetails = {
  name: 'Rosa Diaz',
  email: 'rosa@example.com',
  phone: '+15125550148',
  address,
}
const shippingAddress = { name: 'Ada Byron', address: { ...address, line2: 'Apt 2' } }

it('extracts who pays and where the package goes', () => {
  expect(detailsOfStripe({ billingDetails, shippingAddress })).toEqual({
    name: 'Rosa Diaz',
    email: 'rosa@example.com',
    phone: '+15125550148',
    shipping: {
      name: 'Ada Byron',
      address: {
        countryCode: 'US',
        stateProvince: 'TX',
        city: 'Austin',
        postalCode: '78704',
        address: '418 Barton Creek Road',
        address2: 'Apt 2',
      },
    },
  })
})

it.each([
  ['no payer', { shippingAddress }, { name: 'Ada Byron', email: '', phone: '' }],
  [
    'a payer without a name',
    { billingDetails: { ...billingDetails, name: '' }, shippingAddress },
    { name: 'Ada Byron', email: 'rosa@example.com' },
  ],
  ['no parcel', { billingDetails }, { name: 'Rosa Diaz', shipping: null }],
  ['nothing', {}, { name: '', email: '', phone: '', shipping: null }],
])('takes %s', (_, sent, details) => expect(detailsOfStripe(sent)).toMatchObject(details))
