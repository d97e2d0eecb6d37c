/** What Apple Pay, Google Pay and Link reveal of an address before approval. */
export interface WalletPlace {
  /** ISO 3166, two letters in any case. */
  countryCode: string
  stateProvince: string
  city: string
  postalCode: string
}

interface WalletAddress extends WalletPlace {
  address: string
  address2: string | null
}

/** A wallet's details of its owner and their chosen address, once they have approved the payment. */
export interface WalletDetails {
  name: string
  email: string
  phone: string
  /** Null if nothing ships. */
  shipping: { name: string; address: WalletAddress } | null
}

const words = (name: string) => name.trim().split(/\s+/)

/**
 * A wallet has a name as one string: its first word becomes the first name, the others the last name. A single word
 * leaves the last name empty, which no order accepts: its owner is asked.
 */
export function contactOfWallet({ name, email, phone }: WalletDetails) {
  const [firstName = '', ...others] = words(name)
  return { firstName, lastName: others.join(' '), email: email.trim(), phone1: phone.trim() }
}

/** The recipient, if not the payer; null otherwise. */
export function recipientOfWallet({ name, shipping }: WalletDetails): string | null {
  if (!shipping) return null
  const [payer, recipient] = [name, shipping.name].map((one) => words(one).join(' '))
  const isSame = !recipient || recipient.toLowerCase() === payer?.toLowerCase()
  return isSame ? null : (recipient ?? null)
}
