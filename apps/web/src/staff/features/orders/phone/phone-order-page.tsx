import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { staffCustomer } from '../../../../api/staff/customers.ts'
import { asLastShown } from '../../../components/lists/use-list-state.ts'
import { PageHeader } from '../../../components/page/page-header.tsx'
import { QueryState } from '../../../components/page/query-state.tsx'
import { knownOf, NOBODY } from './known-customer.ts'
import { PhoneOrderForm } from './phone-order-form.tsx'

/** An order by phone, for an existing customer if the URL names one. */
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
        lead="A customer with an email gets a payment link. The items are held until the order is paid."
      />
      {custId ? (
        <QueryState query={customer}>
          {(found) => <PhoneOrderForm key={custId} start={knownOf(found)} />}
        </QueryState>
      ) : (
        <PhoneOrderForm start={NOBODY} canFind />
      )}
    </>
  )
}
