import type { UsAddress } from '@mendwell/domain/places/us-address'

/**
 * What a provider says of a US address. `found`: it delivers there, and writes the address like this; `unitMissing`: there
 * are apartments, and the one given is missing or wrong; `unknown`: it cannot judge.
 */
export type AddressVerdict =
  | { outcome: 'found'; written: UsAddress }
  | { outcome: 'unitMissing' }
  | { outcome: 'unknown' }

/** Checks US addresses at a provider, which gets the lines and nothing else: no name, no phone, no order. */
export interface AddressCheckGateway {
  /** False without an account at a provider: then no address is judged, or leaves the shop. */
  readonly isConnected: boolean
  /** @throws whatever went wrong: an answer that is not one of these is none. */
  check(address: UsAddress): Promise<AddressVerdict>
}

/** Judges nothing; for a shop without a provider. */
export const noAddressChecks: AddressCheckGateway = {
  isConnected: false,
  check: async () => ({ outcome: 'unknown' }),
}
