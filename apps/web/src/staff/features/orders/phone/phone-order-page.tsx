import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { type StaffCustomer, staffCustomer } from '../../../../api/staff/customers.ts'
import { asLastShown } from '../../../components/lists/use-list-state.ts'
import { PageHeader } from '../../../components/page/page-header.tsx'
import { QueryState } from '../../../components/page/query-state.tsx'
import { PhoneOrderForm } from './phone-order-form.tsx'
import type { PhoneOrderValues } from './use-phone-order.ts'

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
}

/** An order for somebody on the phone, for a known customer when the address names one. */
export function Component() {
  const custId = useSearchParams()[0].get('custId') ?? ''
  const customer = useQuery({ ...staffCustomer(custId), enabled: custId !== '' })
  const back = custId
    ? { to: `/customers/${custId}`, label: 'Customer' }
    : { to: asLastShown('/orders'), label: 'Orders' }
  return (
    <>
      <PageHeader
        title="Order by phone"
        back={back}
        lead="The customer gets an email with a payment link. The items are held until then."
      />
      {custId ? (
        <QueryState query={customer}>
          {(found) => <PhoneOrderForm key={custId} start={knownOf(found)} />}
        </QueryState>
      ) : (
        <PhoneOrderForm start={EMPTY} />
      )}
    </>
  )
}

/** What the shop knows about a customer, as the form begins: where the last order went, else the address of the account. */
function knownOf({ customer, lastAddress }: StaffCustomer): PhoneOrderValues {
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
  }
}

/** The form has one line for it. */
const streetOf = ({ address }: StaffCustomer['customer']) =>
  [address?.address1, address?.address2].filter(Boolean).join(', ')
