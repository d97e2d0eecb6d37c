import type { Queryable } from '../../../db/db.ts'
import {
  endMerged,
  lockCustomers,
  moveBelongings,
} from '../customer-records/merge-customers.repository.ts'
import { findMailbox } from '../mailboxes/mailboxes.repository.ts'

interface Mailbox {
  hasPassword: boolean
  isStaff: boolean
}

/** Whether a mailbox has ordered without an account; no one can sign in with it. */
export const isGuest = ({ hasPassword, isStaff }: Mailbox): boolean => !hasPassword && !isStaff

interface GuestMerge {
  custId: number
  /** The account's owner has proven to read it. */
  emailCanonical: string
}

/** Moves the guest orders under the account's new email to the account, and ends the guest's record. */
export async function takeGuestIn(
  tx: Queryable,
  { custId, emailCanonical }: GuestMerge,
): Promise<void> {
  const found = await findMailbox(tx, emailCanonical)
  if (!found || found.custId === custId) return
  await lockCustomers(tx, [custId, found.custId])
  const guest = await findMailbox(tx, emailCanonical)
  if (!guest || guest.custId !== found.custId || !isGuest(guest)) return
  const merge = { fromCustId: guest.custId, intoCustId: custId, mergedBy: `customer ${custId}` }
  await moveBelongings(tx, merge)
  await endMerged(tx, merge)
}
