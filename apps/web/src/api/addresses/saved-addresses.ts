import * as contract from '@mendwell/contract/addresses/saved-addresses'
import { type Answer, call, type Input } from '../calls/call.ts'
import { query } from '../calls/query.ts'
import { queryClient } from '../calls/query-client.ts'

export type SavedAddressAnswer = Answer<typeof contract.findSavedAddresses>['addresses'][number]
type AddressBody = NonNullable<Input<typeof contract.saveSavedAddress>['body']>

/** The customer's addresses besides the one in the profile. */
export const savedAddresses = () => query(contract.findSavedAddresses)

const askAgain = () => queryClient.invalidateQueries({ queryKey: savedAddresses().queryKey })

/** Adds or changes an address; an existing one is not added again. */
export async function saveAddress(body: AddressBody): Promise<SavedAddressAnswer> {
  const saved = await call(contract.saveSavedAddress, { body })
  await askAgain()
  return saved
}

/** Makes this address the default at checkout; null means the one in the profile. */
export async function chooseDefaultAddress(savedAddressId: number | null): Promise<void> {
  await call(contract.chooseSavedAddress, { body: { savedAddressId } })
  await askAgain()
}

export async function removeAddress(savedAddressId: number): Promise<void> {
  await call(contract.removeSavedAddress, { params: { savedAddressId: String(savedAddressId) } })
  await askAgain()
}
