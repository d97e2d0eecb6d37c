import type { Queryable } from '../../../db/db.ts'
import { sessionExpired } from '../../../ground/errors.ts'
import { type CustomerContact, lockContact } from './customers.repository.ts'

/**
 * The signed-in customer of a call that writes down something of theirs, as they are now: nobody merges or erases
 * them until the transaction ends. To come first in it: staff who end a customer wait here, before they lock anything
 * that the call needs. `alone` has calls of the same customer that say so come one after the other.
 * @throws ShopError 401 when they were merged or erased since the call came in: their session has ended with them.
 */
export async function lockLivingCustomer(
  tx: Queryable,
  custId: number,
  options: { alone?: boolean } = {},
): Promise<CustomerContact> {
  const customer = await lockContact(tx, custId, options)
  if (!customer) throw sessionExpired()
  return customer
}
