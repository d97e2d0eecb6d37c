import { Contact, HandingOver, ShippingAddress } from '@mendwell/contract/orders/orders'
import { NewPassword } from '@mendwell/contract/people/customers'
import { noCardNumber, phone, required } from '@mendwell/contract/wire/shapes'
import * as z from 'zod/mini'
import type { CheckoutValues } from './checkout-form.ts'

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
