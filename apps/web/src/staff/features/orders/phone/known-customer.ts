import type { StaffCustomer } from '../../../../api/staff/customers.ts'
import type { PhoneOrderStart, PhoneOrderValues } from './use-phone-order.ts'

/** The form for a new customer. */
const EMPTY: PhoneOrderValues = {
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

export const NOBODY: PhoneOrderStart = { values: EMPTY, custId: null }

/** A customer's data as initial values: the last order's address, else that of the account. */
export function knownOf({ customer, lastAddress }: StaffCustomer): PhoneOrderStart {
  const place = lastAddress ?? { ...customer, address: streetOf(customer) }
  const values = {
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
  return { values, custId: customer.email === '' ? customer.custId : null }
}

/** The form has one line for it. */
const streetOf = ({ address }: StaffCustomer['customer']) =>
  [address?.address1, address?.address2].filter(Boolean).join(', ')
