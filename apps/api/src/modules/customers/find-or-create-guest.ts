import type { Contact } from '@mendwell/contract/orders'
import type { Queryable } from '../../db/db.ts'
import { notFound } from '../../errors.ts'
import { canonicalEmail } from './canonical-email.ts'
import { findCustomerByEmail, insertOrFindGuest } from './guest.repository.ts'

/**
 * The customer behind a guest's e-mail: found, or made without any credential (Decisions §2).
 * Of a customer who exists nothing is changed, and the answer never tells which of the two it was.
 */
export async function findOrCreateGuest(db: Queryable, contact: Contact): Promise<number> {
  const emailCanonical = canonicalEmail(contact.email)
  const guest = await insertOrFindGuest(db, { ...contact, emailCanonical })
  if (guest) return guest.custId
  // Somebody else made the customer after our statement had begun: a new statement sees the row.
  const known = await findCustomerByEmail(db, emailCanonical)
  if (!known) throw notFound('Customer')
  return known.custId
}
