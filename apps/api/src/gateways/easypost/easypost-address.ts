import type { UsAddress } from '@mendwell/domain/places/us-address'

/** A US address with the names of EasyPost's Address object. */
export const easyPostAddress = ({
  address,
  address2,
  city,
  stateProvince,
  postalCode,
}: UsAddress) => ({
  street1: address,
  ...(address2 && { street2: address2 }),
  city,
  state: stateProvince,
  zip: postalCode,
  country: 'US',
})
