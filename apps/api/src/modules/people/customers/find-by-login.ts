import type { Customer } from '@mendwell/contract/people/customers'
import type { Deps } from '../../../deps/deps.ts'
import { forbidden, notFound } from '../../../ground/errors.ts'
import { type SignedInPrincipal, staffMay } from '../../../ground/principal.ts'
import { LIMITS } from '../../../limits/attempt-limits.ts'
import { reserveAttempt } from '../../../limits/reserve-attempt.ts'
import { canonicalEmail } from '../mailboxes/canonical-email.ts'
import { findCustomerByLogin } from './customers.repository.ts'
import { getCustomer } from './get-customer.ts'

/**
 * The customer of a login: the caller's own, for staff any.
 * @throws ShopError 403 for every other login, known or not; 404 if staff ask for an unknown one.
 */
export async function findByLogin(
  deps: Deps,
  principal: SignedInPrincipal,
  login: string,
): Promise<Customer> {
  await reserveAttempt(deps, LIMITS.lookUp, principal.custId)
  const emailCanonical = canonicalEmail(login)
  if (staffMay(principal, 'customers.read')) {
    const found = await findCustomerByLogin(deps.db, emailCanonical)
    if (!found) throw notFound('Customer')
    return found
  }
  const own = await getCustomer(deps.db, principal.custId)
  if (canonicalEmail(own.email) !== emailCanonical) throw forbidden()
  return own
}
