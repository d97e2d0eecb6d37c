/** What Apple Pay, Google Pay and Link tell of an address before it is paid from. */
export interface WalletPlace {
  /** ISO 3166, two letters in whatever case. */
  countryCode: string
  stateProvince: string
  city: string
  postalCode: string
}

interface WalletAddress extends WalletPlace {
  address: string
  address2: string | null
}

/** What a wallet tells of its owner and of the address they chose, once they have agreed to pay. */
export interface WalletDetails {
  name: string
  email: string
  phone: string
  /** Null where nothing is sent. */
  shipping: { name: string; address: WalletAddress } | null
}

const words = (name: string) => name.trim().split(/\s+/)

/**
 * A wallet knows a name as one text: its first word is the first name, the others are the last name. The last name of a
 * single word is empty, which no order takes: its owner is asked.
 */
export function contactOfWallet({ name, email, phone }: WalletDetails) {
  const [firstName = '', ...others] = words(name)
  return { firstName, lastName: others.join(' '), email: email.trim(), phone1: phone.trim() }
}

/** Who takes the parcel where that is not whoever pays; null otherwise. */
export function recipientOfWallet({ name, shipping }: WalletDetails): string | null {
  if (!shipping) return null
  const [payer, recipient] = [name, shipping.name].map((one) => words(one).join(' '))
  const isSame = !recipient || recipient.toLowerCase() === payer?.toLowerCase()
  return isSame ? null : (recipient ?? null)
}
