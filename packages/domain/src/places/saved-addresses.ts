/** Enough for all relatives and offices. */
export const MAX_SAVED_ADDRESSES = 50
/** The longest label of an address, in characters. */
export const MAX_ADDRESS_NAME = 60

/** Where a parcel goes and who receives it. */
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

/** Whether a parcel for one arrives at the other; capitals do not matter. */
export const isSamePlace = (one: ParcelPlace, other: ParcelPlace): boolean =>
  PARTS.every((part) => typed(one[part]) === typed(other[part]))

/** The label of an address until its owner names it: the recipient, else the street. */
export const nameOfPlace = ({ recipient, address }: ParcelPlace): string =>
  [...(recipient || address)].slice(0, MAX_ADDRESS_NAME).join('').trim()
