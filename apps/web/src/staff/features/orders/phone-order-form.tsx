import { Contact, ShippingAddress } from '@mendwell/contract/orders'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { quote } from '../../../api/orders.ts'
import { DESK_KEY } from '../../../api/staff/desk-key.ts'
import { type PhoneOrderBody, savePhoneOrder } from '../../../api/staff/orders.ts'
import { AddressFields } from '../../../components/address-fields.tsx'
import { ADDRESSEE_FIELDS } from '../../../lib/addressee-fields.ts'
import { newKey } from '../../../lib/new-key.ts'
import { useCheckedForm } from '../../../lib/use-checked-form.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { FormPage } from '../../components/form-page.tsx'
import { formatMoney } from '../../components/formats.ts'
import { useSave } from '../../components/use-save.ts'
import { type PhoneLine, PhoneLines } from './phone-lines.tsx'

export type PhoneOrderValues = Contact & Omit<ShippingAddress, 'address2'>

const DELIVERED = z.extend(Contact, ShippingAddress.shape)
const LABELS = { country: 'Country', stateProvince: 'State', city: 'City', postalCode: 'ZIP code' }
const WAYS = [
  { value: 'DELIVERY', label: 'Delivery' },
  { value: 'IN STORE', label: 'In store' },
]

/** Customer, products and hand-over of an order by phone: priced as every other, paid by a mailed link. */
export function PhoneOrderForm({ start }: { start: PhoneOrderValues }) {
  const navigate = useNavigate()
  const [isDelivery, setIsDelivery] = useState(true)
  const [lines, setLines] = useState<readonly PhoneLine[]>([])
  const [emptyTries, setEmptyTries] = useState(0)
  const key = useRef(newKey())
  const form = useCheckedForm<PhoneOrderValues>({
    initialValues: start,
    schema: isDelivery ? DELIVERED : Contact,
    fields: ADDRESSEE_FIELDS,
  })
  const { country, stateProvince } = form.values
  const pickupType = isDelivery ? ('DELIVERY' as const) : ('IN STORE' as const)
  const place = { pickupType, ...(isDelivery && { country, stateProvince }) }
  const orderItems = lines.map(({ productId, quantity }) => ({ productId, quantity }))
  const { data: priced, refetch } = useQuery({
    ...quote({ orders: place, orderItems }),
    enabled: lines.length > 0,
    placeholderData: keepPreviousData,
  })
  const { save, busy, refusal } = useSave(
    (body: PhoneOrderBody) =>
      savePhoneOrder(body, key.current).catch(async (error: unknown) => {
        // A price may have changed: the total beside the refusal is the one of now.
        await refetch()
        throw error
      }),
    {
      outdates: [DESK_KEY],
      success: ({ orders }) => `Order# ${orders.orderNum} is placed; the payment link is mailed.`,
      onErrors: form.showErrors,
      onSaved: ({ orders }) => void navigate(`/orders/${orders.orderId}`),
    },
  )
  const send = (values: PhoneOrderValues) => {
    if (lines.length === 0) {
      setEmptyTries(emptyTries + 1)
      return
    }
    const { firstName, lastName, email, phone1, ...address } = values
    // What was refused once is another wish when it is sent again.
    key.current = refusal ? newKey() : key.current
    const grandTotal = priced?.grandTotal ?? null
    save({
      orders: { ...(isDelivery && address), ...place, grandTotal },
      orderItems,
      customer: { firstName, lastName, email, phone1 },
    })
  }
  return (
    <FormPage
      form={form}
      onSave={send}
      busy={busy}
      refusal={refusal}
      saveLabel="Place order and mail the link"
      beside={
        lines.length > 0 &&
        priced && (
          <p role="status">
            Total <b className="b">{formatMoney(priced.grandTotal, priced.currency)}</b>
          </p>
        )
      }
    >
      <section className="panel">
        <h2>Customer</h2>
        <div className="grid2">
          <TextField label="First name" autoComplete="off" {...form.field('firstName')} />
          <TextField label="Last name" autoComplete="off" {...form.field('lastName')} />
          <TextField label="E-mail" type="email" autoComplete="off" {...form.field('email')} />
          <TextField label="Phone" type="tel" autoComplete="off" {...form.field('phone1')} />
        </div>
      </section>
      <PhoneLines
        lines={lines}
        onChange={setLines}
        quote={priced}
        isMissing={form.attempt + emptyTries > 0}
        emptyTries={emptyTries}
      />
      <section className="panel stack">
        <h2>Hand-over</h2>
        <SelectField
          label="How"
          options={WAYS}
          value={pickupType}
          onChange={(event) => setIsDelivery(event.currentTarget.value === 'DELIVERY')}
        />
        {isDelivery && (
          <div className="grid2">
            <TextField label="Address" autoComplete="off" {...form.field('address')} />
            <AddressFields
              section="shipping"
              labels={LABELS}
              country={form.field('country')}
              stateProvince={form.field('stateProvince')}
              city={form.field('city')}
              postalCode={form.field('postalCode')}
            />
          </div>
        )}
      </section>
    </FormPage>
  )
}
