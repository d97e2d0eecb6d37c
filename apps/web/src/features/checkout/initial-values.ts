import { UNITED_STATES } from '@mendwell/domain/places/united-states'
import type { CustomerAnswer } from '../../api/sessions.ts'
import type { CheckoutDraft } from '../../purchase/draft/checkout-draft.ts'
import type { CheckoutValues } from './steps/checkout-form.ts'

/** What was typed earlier in this tab; otherwise, what the profile has. */
export function initialValues(
  draft: CheckoutDraft,
  customer: CustomerAnswer | null,
): CheckoutValues {
  return {
    firstName: draft.firstName || (customer?.firstName ?? ''),
    lastName: draft.lastName || (customer?.lastName ?? ''),
    email: draft.email || (customer?.email ?? ''),
    phone1: draft.phone1 || (customer?.phone1 ?? ''),
    ...addressValues(draft, customer),
    recipient: draft.recipient,
    recipientPhone: draft.recipientPhone,
    courierNote: draft.courierNote,
    billingIsSame: draft.billingIsSame,
    billingAddress: draft.billingAddress,
    loginPassword: '',
  }
}

/** An address is used as a whole: halves of two addresses would be wrong. */
function addressValues(draft: CheckoutDraft, customer: CustomerAnswer | null) {
  const { address, address2, country, stateProvince, city, postalCode } = draft
  const typed = { address, address2, country, stateProvince, city, postalCode }
  const isTyped = Object.values(typed).some((value) => value !== '')
  if (isTyped || !customer?.address?.address1)
    return { ...typed, country: country || UNITED_STATES }
  return {
    address: customer.address.address1,
    address2: customer.address.address2 ?? '',
    country: customer.country || UNITED_STATES,
    stateProvince: customer.stateProvince ?? '',
    city: customer.city ?? '',
    postalCode: customer.postalCode ?? '',
  }
}
