import type {
  StripeExpressCheckoutElementConfirmEvent,
  StripeExpressCheckoutElementShippingAddressChangeEvent,
} from '@stripe/stripe-js'
import type { WalletDetails, WalletPlace } from './wallet-details.ts'

type PartialAddress = StripeExpressCheckoutElementShippingAddressChangeEvent['address']

/** A wallet's address in our format. */
export const placeOfStripe = ({
  country,
  state,
  city,
  postal_code,
}: PartialAddress): WalletPlace => ({
  countryCode: country,
  stateProvince: state,
  city,
  postalCode: postal_code,
})

/** The details from a wallet after approval; missing ones are empty, and asked for by the form. */
export function detailsOfStripe({
  billingDetails,
  shippingAddress,
}: Pick<
  StripeExpressCheckoutElementConfirmEvent,
  'billingDetails' | 'shippingAddress'
>): WalletDetails {
  return {
    name: billingDetails?.name || (shippingAddress?.name ?? ''),
    email: billingDetails?.email ?? '',
    phone: billingDetails?.phone ?? '',
    shipping: shippingAddress
      ? {
          name: shippingAddress.name,
          address: {
            ...placeOfStripe(shippingAddress.address),
            address: shippingAddress.address.line1,
            address2: shippingAddress.address.line2 || null,
          },
        }
      : null,
  }
}
