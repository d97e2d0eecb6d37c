import type { SavedAddress } from '@mendwell/contract/addresses/saved-addresses'
import type { Deps } from '../../deps/deps.ts'
import { notFound } from '../../ground/errors.ts'
import { lockLivingCustomer } from '../people/customers/lock-living-customer.ts'
import { chooseDefault, findSavedAddresses } from './saved-addresses.repository.ts'

/**
 * Makes an address the checkout's default, or with null that of the profile; of two tabs the last one counts. Returns
 * all of them.
 * @throws ShopError 404 if it is not theirs, 401 when the customer was merged or erased meanwhile.
 */
export function chooseDefaultEntry(
  { db }: Pick<Deps, 'db'>,
  custId: number,
  savedAddressId: number | null,
): Promise<SavedAddress[]> {
  return db.transaction().execute(async (tx) => {
    await lockLivingCustomer(tx, custId, { alone: true })
    if (!(await chooseDefault(tx, custId, savedAddressId))) throw notFound('Address')
    return findSavedAddresses(tx, custId)
  })
}
