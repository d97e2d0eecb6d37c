import { Contact, HandingOver, ShippingAddress } from '@mendwell/contract/orders/orders'
import { NewPassword } from '@mendwell/contract/people/customers'
import { noCardNumber, phone, required } from '@mendwell/contract/wire/shapes'
import * as z from 'zod/mini'
import type { CheckoutDraft } from '../../../purchase/draft/checkout-draft.ts'

export type CheckoutValues = Omit<
  CheckoutDraft,
  | 'representative'
  | 'savesAddress'
  | 'remindMe'
  | 'reminderToken'
  | 'pickupType'
  | 'pickupTime'
  | 'isTimeChosen'
  | 'deliveryType'
> & { loginPassword: string }

/** The fields in the order of the screen. */
export const FIELDS = [
  'firstName',
  'lastName',
  'email',
  'phone1',
  'address',
  'address2',
  'postalCode',
  'country',
  'stateProvince',
  'city',
  'recipient',
  'recipientPhone',
  'courierNote',
  'billingAddress',
  'loginPassword',
] as const

const MAX_BILLING = 300

/** Contact with checkout's own name for the phone (Specification §5), and an optional password. */
const InStore = z.extend(Contact, {
  phone1: phone('phone1Required'),
  loginPassword: z.union([z.literal(''), NewPassword]),
})
const Delivery = z.extend(ShippingAddress, { ...InStore.shape, ...HandingOver.shape })
const OtherBilling = z.object({
  billingAddress: required('address1Required', MAX_BILLING).check(noCardNumber),
})

/** Required fields: an address only if there is a parcel to ship. */
export function checkoutSchema({
  isDelivery,
  billingIsSame,
}: Pick<CheckoutValues, 'billingIsSame'> & { isDelivery: boolean }): z.ZodMiniType {
  if (!isDelivery) return InStore
  return billingIsSame ? Delivery : z.extend(Delivery, OtherBilling.shape)
}

/** The order part of orders/save; a different billing address is sent to the shop as a note. */
export function orderPart(
  values: CheckoutValues,
  { isDelivery, pickupTime }: { isDelivery: boolean; pickupTime: CheckoutDraft['pickupTime'] },
) {
  if (!isDelivery) return { pickupType: 'IN STORE', pickupTime } as const
  const { address, address2, country, stateProvince, city, postalCode } = values
  const { recipient, recipientPhone, courierNote } = values
  return {
    pickupType: 'DELIVERY',
    pickupTime,
    notes: values.billingIsSame ? null : `Billing address: ${values.billingAddress.trim()}`,
    address,
    address2,
    country,
    stateProvince,
    city,
    postalCode,
    recipient,
    recipientPhone,
    courierNote,
  } as const
}
