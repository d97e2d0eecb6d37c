import type { Contact } from '@mendwell/contract/orders/orders'
import type { Queryable } from '../../../db/db.ts'
import { notFound } from '../../../ground/errors.ts'
import { canonicalEmail } from '../mailboxes/canonical-email.ts'
import { insertOrFindGuest } from './guest.repository.ts'

/**
 * The customer behind a guest's email: found, or created without any credential (Decisions §2). An existing customer is
 * not changed, and the answer never reveals which of the two it was.
 */
export async function findOrCreateGuest(db: Queryable, contact: Contact): Promise<number> {
  const emailCanonical = canonicalEmail(contact.email)
  const guest = { ...contact, emailCanonical }
  // The customer was created, merged or erased concurrently after our statement began: a new statement sees that.
  const found = (await insertOrFindGuest(db, guest)) ?? (await insertOrFindGuest(db, guest))
  if (!found) throw notFound('Customer')
  return found.custId
}
