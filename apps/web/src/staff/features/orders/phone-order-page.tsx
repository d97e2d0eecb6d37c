import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { CallProblem } from '../../../api/call.ts'
import { quote } from '../../../api/orders.ts'
import { type StaffCustomer, staffCustomer } from '../../../api/staff/customers.ts'
import { DESK_KEY } from '../../../api/staff/desk-key.ts'
import { type PhoneOrderBody, savePhoneOrder } from '../../../api/staff/orders.ts'
import { newKey } from '../../../lib/new-key.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { formatMoney } from '../../components/formats.ts'
import { PageHeader } from '../../components/page-header.tsx'
import { QueryState } from '../../components/query-state.tsx'
import { Refusal } from '../../components/refusal.tsx'
import { useSave } from '../../components/use-save.ts'
import { type PhoneLine, PhoneLines } from './phone-lines.tsx'

const CONTACT = [
  { name: 'firstName', label: 'First name' },
  { name: 'lastName', label: 'Last name' },
  { name: 'email', label: 'E-mail', type: 'email' },
  { name: 'phone1', label: 'Phone', type: 'tel' },
] as const
const ADDRESS = [
  { name: 'address', label: 'Address' },
  { name: 'city', label: 'City' },
  { name: 'stateProvince', label: 'State' },
  { name: 'postalCode', label: 'ZIP code' },
  { name: 'country', label: 'Country' },
] as const
const EMPTY = {
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
type Typed = typeof EMPTY

/** An order for somebody on the phone: priced as every other, paid by a mailed link. */
export function Component() {
  const custId = useSearchParams()[0].get('custId') ?? ''
  const customer = useQuery({ ...staffCustomer(custId), enabled: custId !== '' })
  const back = custId
    ? { to: `/customers/${custId}`, label: 'Customer' }
    : { to: '/orders', label: 'Orders' }
  return (
    <>
      <PageHeader
        title="Order by phone"
        back={back}
        lead="The customer gets a mail with a link to pay. Until then the goods are held."
      />
      {custId ? (
        <QueryState query={customer}>
          {(found) => <PhoneOrder key={custId} start={knownOf(found)} />}
        </QueryState>
      ) : (
        <PhoneOrder start={EMPTY} />
      )}
    </>
  )
}

/** What the shop knows about a customer, as the form begins. */
const knownOf = ({ customer }: StaffCustomer): Typed => ({
  firstName: customer.firstName,
  lastName: customer.lastName,
  email: customer.email,
  phone1: customer.phone1 ?? '',
  address: customer.address?.address1 ?? '',
  city: customer.city ?? '',
  stateProvince: customer.stateProvince ?? '',
  postalCode: customer.postalCode ?? '',
  country: customer.country ?? EMPTY.country,
})

function PhoneOrder({ start }: { start: Typed }) {
  const navigate = useNavigate()
  const [typed, setTyped] = useState(start)
  const [pickupType, setPickupType] = useState<'DELIVERY' | 'IN STORE'>('DELIVERY')
  const [lines, setLines] = useState<readonly PhoneLine[]>([])
  const key = useRef(newKey())
  const place = { pickupType, country: typed.country, stateProvince: typed.stateProvince }
  const orderItems = lines.map(({ productId, quantity }) => ({ productId, quantity }))
  const priced = useQuery({
    ...quote({ orders: place, orderItems }),
    enabled: lines.length > 0,
    placeholderData: keepPreviousData,
  })
  const { save, busy, refusal } = useSave(
    (body: PhoneOrderBody) => savePhoneOrder(body, key.current),
    {
      outdates: [DESK_KEY],
      success: ({ orders }) => `Order# ${orders.orderNum} is placed; the payment link is mailed.`,
      onSaved: ({ orders }) => void navigate(`/orders/${orders.orderId}`),
    },
  )
  const errors = refusal instanceof CallProblem ? (refusal.problem.errors ?? []) : []
  const errorOf = (name: string) => errors.find(({ path }) => path.endsWith(name))?.message
  const field = ({ name, ...rest }: { name: keyof Typed; label: string; type?: string }) => (
    <TextField
      key={name}
      {...rest}
      autoComplete="off"
      error={errorOf(name)}
      value={typed[name]}
      onChange={(event) => setTyped({ ...typed, [name]: event.currentTarget.value })}
    />
  )
  const send = () => {
    const { firstName, lastName, email, phone1, ...address } = typed
    key.current = refusal ? newKey() : key.current
    save({
      orders: { ...(pickupType === 'DELIVERY' && address), ...place, grandTotal: total ?? null },
      orderItems,
      customer: { firstName, lastName, email, phone1 },
    })
  }
  const total = priced.data?.grandTotal
  return (
    <form
      className="staff-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (lines.length > 0) send()
      }}
    >
      <Refusal refusal={refusal} />
      <section className="panel">
        <h2>Customer</h2>
        <div className="grid2">{CONTACT.map(field)}</div>
      </section>
      <PhoneLines lines={lines} onChange={setLines} quote={priced.data} />
      <section className="panel">
        <h2>Hand-over</h2>
        <SelectField
          label="How"
          options={[
            { value: 'DELIVERY', label: 'Delivery' },
            { value: 'IN STORE', label: 'In store' },
          ]}
          value={pickupType}
          onChange={(event) =>
            setPickupType(event.currentTarget.value === 'DELIVERY' ? 'DELIVERY' : 'IN STORE')
          }
        />
        {pickupType === 'DELIVERY' && <div className="grid2">{ADDRESS.map(field)}</div>}
      </section>
      <div className="savebar">
        <Button type="submit" busy={busy} disabled={lines.length === 0}>
          Place order and mail the link
        </Button>
        {lines.length > 0 && total !== undefined && (
          <p role="status">
            Total <b className="b">{formatMoney(total, priced.data?.currency)}</b>
          </p>
        )}
      </div>
    </form>
  )
}
