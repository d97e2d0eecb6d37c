/** Where a parcel goes: an address in the shop's own city. */
export const AUSTIN = {
  pickupType: 'DELIVERY',
  address: '1 Main St',
  country: 'United States',
  stateProvince: 'TX',
  city: 'Austin',
  postalCode: '78701',
}
