import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { mergeCustomers, type StaffCustomer, staffCustomer } from '../../../api/staff/customers.ts'
import { STAFF_KEY } from '../../../api/staff/staff-key.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import formStyles from '../../components/forms/form.module.css'
import { Refusal } from '../../components/forms/refusal.tsx'
import { useSave } from '../../components/forms/use-save.ts'
import { PageHeader } from '../../components/page/page-header.tsx'
import { QueryState } from '../../components/page/query-state.tsx'
import { CustomerFacts } from './customer-facts.tsx'
import styles from './merge-page.module.css'

/** Two customers side by side; the second is removed once its email is typed. */
export function Component() {
  const { custId = '', otherId = '' } = useParams()
  const remaining = useQuery(staffCustomer(custId))
  const other = useQuery(staffCustomer(otherId))
  return (
    <>
      <PageHeader
        title="Merge two customers"
        back={{ to: `/customers/${custId}`, label: 'Customer' }}
        lead="Orders, addresses and reviews move to the record you keep. Nothing in it is overwritten."
      />
      <QueryState query={remaining}>
        {(into) => (
          <QueryState query={other}>{(from) => <Comparison into={into} from={from} />}</QueryState>
        )}
      </QueryState>
    </>
  )
}

/** The email, or the full name without one. */
const whoIs = ({ customer: { email, firstName, lastName } }: StaffCustomer) =>
  email || `${firstName} ${lastName}`

function Comparison({ into, from }: { into: StaffCustomer; from: StaffCustomer }) {
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const intoCustId = into.customer.custId
  const { save, busy, refusal } = useSave(
    () =>
      mergeCustomers({
        fromCustId: from.customer.custId,
        intoCustId,
        confirmEmail: typed.trim(),
      }),
    {
      outdates: [STAFF_KEY],
      success: 'Customers merged.',
      onSaved: () => void navigate(`/customers/${intoCustId}`),
    },
  )
  return (
    <>
      <div className={styles.customers}>
        <CustomerFacts found={into} title={`Keep: ${whoIs(into)}`} />
        <CustomerFacts found={from} title={`Remove: ${whoIs(from)}`} />
      </div>
      <form
        className={formStyles.form}
        onSubmit={(event) => {
          event.preventDefault()
          save(undefined)
        }}
      >
        <Refusal refusal={refusal} />
        <TextField
          label={`Type ${whoIs(from)} to confirm that this record is removed`}
          type={from.customer.email ? 'email' : 'text'}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <div className="row">
          <Button type="submit" rank="danger" busy={busy}>
            Merge
          </Button>
        </div>
      </form>
    </>
  )
}
