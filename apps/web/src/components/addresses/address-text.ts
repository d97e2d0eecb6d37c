import type { CustomerAnswer } from '../../api/sessions.ts'
import { ownTexts } from '../../lib/words/own-texts.ts'
import { addressTexts } from '../../texts/en/addresses.ts'

/** A text about the address book; loaded with it, not with the shop. */
export const addressText = ownTexts(addressTexts)

interface Lines {
  recipient?: string | null
  address: string
  address2?: string | null
  city: string
  stateProvince: string
  postalCode: string
}

/** An address on one line, recipient first. */
export const addressInLine = (place: Lines): string =>
  [
    place.recipient,
    place.address,
    place.address2,
    place.city,
    [place.stateProvince, place.postalCode].filter(Boolean).join(' '),
  ]
    .filter(Boolean)
    .join(', ')

/** The profile's address in the shape of the others; undefined if there is none. */
export function profilePlace(customer: CustomerAnswer) {
  const { address, city, stateProvince, country, postalCode } = customer
  if (!address?.address1) return undefined
  return {
    address: address.address1,
    address2: address.address2,
    city: city ?? '',
    stateProvince: stateProvince ?? '',
    country: country ?? '',
    postalCode: postalCode ?? '',
  }
}
