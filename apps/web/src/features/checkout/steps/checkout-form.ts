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
