/** As many as anybody has relatives and offices. */
export const MAX_SAVED_ADDRESSES = 50
/** Characters of what an address is called. */
export const MAX_ADDRESS_NAME = 60

/** Where a parcel goes and who takes it there. */
export interface ParcelPlace {
  recipient?: string | null | undefined
  address: string
  address2?: string | null | undefined
  city: string
  stateProvince: string
  country: string
  postalCode: string
}

const PARTS = [
  'recipient',
  'address',
  'address2',
  'city',
  'stateProvince',
  'country',
  'postalCode',
] as const satisfies readonly (keyof ParcelPlace)[]

const typed = (part: string | null | undefined) =>
  (part ?? '').trim().replace(/\s+/g, ' ').toLowerCase()

/** Whether a parcel to the one arrives at the other; who writes it in capitals means the same place. */
export const isSamePlace = (one: ParcelPlace, other: ParcelPlace): boolean =>
  PARTS.every((part) => typed(one[part]) === typed(other[part]))

/** What an address is called until its owner names it: for whom it is, else its street. */
export const nameOfPlace = ({ recipient, address }: ParcelPlace): string =>
  [...(recipient || address)].slice(0, MAX_ADDRESS_NAME).join('').trim()
