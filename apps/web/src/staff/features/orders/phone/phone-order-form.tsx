import { Checkbox } from '@mantine/core'
import { AgeCheck } from '../../../../components/age/age-check.tsx'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { TextArea, TextField } from '../../../../ui/fields/text-field.tsx'
import { FormPage } from '../../../components/forms/form-page.tsx'
import { formatMoney } from '../../../components/page/formats.ts'
import { useStaff } from '../../../session/use-staff.ts'
import { OrderAddress } from '../detail/order-address.tsx'
import { DiscountFields } from '../discount/discount-fields.tsx'
import { CustomerFinder } from './customer-finder.tsx'
import { knownOf } from './known-customer.ts'
import { PhoneLines } from './phone-lines.tsx'
import { type PhoneOrder, type PhoneOrderStart, usePhoneOrder } from './use-phone-order.ts'

const WAYS = [
  { value: 'DELIVERY', label: 'Delivery' },
  { value: 'IN STORE', label: 'In store' },
]

interface PhoneOrderFormProps {
  start: PhoneOrderStart
  /** No customer is selected yet: one can be searched for. */
  canFind?: boolean
}

/** Customer, products and delivery of a phone order: priced like any other, paid by a mailed link. */
export function PhoneOrderForm({ start, canFind = false }: PhoneOrderFormProps) {
  const order = usePhoneOrder(start)
  const { form, lines, priced } = order
  return (
    <FormPage
      form={form}
      onSave={order.send}
      busy={order.busy}
      refusal={order.refusal}
      saveLabel={order.hasNoEmail ? 'Place order' : 'Place order and email the link'}
      beside={
        lines.length > 0 &&
        priced && (
          <p role="status">
            Total <b className="strong">{formatMoney(priced.grandTotal, priced.currency)}</b>
          </p>
        )
      }
    >
      <section className="panel">
        <h2>Customer</h2>
        {canFind && <CustomerFinder onFound={(found) => order.choose(knownOf(found))} />}
        <div className="two-columns">
          <TextField label="First name" autoComplete="off" {...form.field('firstName')} />
          <TextField label="Last name" autoComplete="off" {...form.field('lastName')} />
          {!order.hasNoEmail && (
            <TextField label="Email" type="email" autoComplete="off" {...form.field('email')} />
          )}
          <TextField label="Phone" type="tel" autoComplete="off" {...form.field('phone1')} />
        </div>
        <Checkbox
          label="The customer has no email"
          description="Nothing is emailed. Take the payment by cash, check or transfer and mark the order as paid; the packing slip says how to track it by phone number."
          checked={order.hasNoEmail}
          onChange={(event) => order.setHasNoEmail(event.currentTarget.checked)}
        />
      </section>
      <PhoneLines
        lines={lines}
        onChange={order.setLines}
        quote={priced}
        isMissing={form.attempt + order.emptyTries > 0}
        emptyTries={order.emptyTries}
      />
      <Discount order={order} />
      <HandOver order={order} />
      <section className="panel">
        <h2>Note</h2>
        <TextArea
          label="Note for this order"
          optional="(optional)"
          hint="On the packing slip. The customer can read it."
          maxLength={1000}
          rows={3}
          {...form.field('notes')}
        />
      </section>
      <AgeCheck
        check={order.check}
        words={{
          confirm: `The customer confirms being ${order.check.needed} or older`,
          missing: `Ask whether the customer is ${order.check.needed} or older`,
        }}
      />
    </FormPage>
  )
}

/** A discount on the goods by staff with that permission; the customer sees it as 'Discount'. */
function Discount({ order: { discount } }: { order: PhoneOrder }) {
  const staff = useStaff()
  if (!staff?.may('orders.discount')) return null
  return (
    <section className="panel">
      <h2>Discount</h2>
      <DiscountFields
        typed={discount.typed}
        onChange={discount.setTyped}
        refusal={discount.refusal}
      />
      {discount.typed.value !== '' && (
        <TextField
          label="Why it is given"
          hint="Kept in the history; the customer does not see it"
          maxLength={500}
          error={discount.isReasonMissing ? 'Enter a reason' : undefined}
          value={discount.reasonTyped}
          onChange={(event) => discount.setReason(event.currentTarget.value)}
        />
      )}
    </section>
  )
}

/** Delivered to an address, or picked up in the store. */
function HandOver({ order }: { order: PhoneOrder }) {
  const { form, isDelivery, setIsDelivery, pickupType } = order
  return (
    <section className="panel">
      <h2>Delivery</h2>
      <SelectField
        label="How"
        options={WAYS}
        value={pickupType}
        onChange={(event) => setIsDelivery(event.currentTarget.value === 'DELIVERY')}
      />
      {isDelivery && <OrderAddress field={form.field} />}
    </section>
  )
}
