import { randomInt } from 'node:crypto'
import type { SaveCustomer } from '@mendwell/contract/people/customers'
import type { Deps } from '../../../deps/deps.ts'
import { LIMITS } from '../../../limits/attempt-limits.ts'
import { reserveAttempt } from '../../../limits/reserve-attempt.ts'
import { findOrCreateGuest } from '../guests/find-or-create-guest.ts'
import { register, type Visitor } from './register.ts'

/**
 * Saves a new customer: an account if a password is given, else a guest. A guest's custId is a random number above all
 * ids: it gives no access and reveals nothing.
 * @throws ShopError 409 for an account's taken email, 422, 429.
 */
export async function saveCustomer(deps: Deps, customer: SaveCustomer, visitor: Visitor) {
  const { firstName, loginPassword } = customer
  if (loginPassword) {
    const { custId } = await register(deps, { ...customer, loginPassword }, visitor)
    return { customer: { custId, firstName } }
  }
  await reserveAttempt(deps, LIMITS.guest, visitor.ip)
  await findOrCreateGuest(deps.db, customer)
  return { customer: { custId: randomInt(2 ** 40, 2 ** 48 - 1), firstName } }
}
