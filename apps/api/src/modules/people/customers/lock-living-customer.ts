import type { Queryable } from '../../../db/db.ts'
import { sessionExpired } from '../../../ground/errors.ts'
import { type CustomerContact, lockContact } from './customers.repository.ts'

/**
 * The signed-in customer of a call that stores something of theirs, in their current state: not merged or erased until
 * the transaction ends. Must come first in it: staff who close a record wait here, before they lock anything the call
 * needs. With `alone`, calls of the same customer that also set it run one after the other.
 * @throws ShopError 401 when they were merged or erased since the call arrived: their session ended with them.
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
