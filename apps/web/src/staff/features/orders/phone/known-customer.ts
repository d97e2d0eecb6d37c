import type { StaffCustomer } from '../../../../api/staff/customers.ts'
import type { PhoneOrderValues } from './use-phone-order.ts'

/** The form for somebody who is not known. */
export const EMPTY: PhoneOrderValues = {
  firstName: '',
  lastName: '',
  email: '',
  phone1: '',
  address: '',
  city: '',
  stateProvince: '',
  postalCode: '',
  country: 'United States',
  notes: '',
}

/** What the shop knows about a customer, as the form begins: where the last order went, else the address of the account. */
export function knownOf({ customer, lastAddress }: StaffCustomer): PhoneOrderValues {
  const place = lastAddress ?? { ...customer, address: streetOf(customer) }
  return {
    firstName: customer.firstName,
    lastName: customer.lastName,
    email: customer.email,
    phone1: customer.phone1 ?? '',
    address: place.address,
    city: place.city ?? '',
    stateProvince: place.stateProvince ?? '',
    postalCode: place.postalCode ?? '',
    country: place.country ?? EMPTY.country,
    notes: '',
  }
}

/** The form has one line for it. */
const streetOf = ({ address }: StaffCustomer['customer']) =>
  [address?.address1, address?.address2].filter(Boolean).join(', ')
