import type { CustomerDetails, StaffCustomer } from '@mendwell/contract/people/staff-customers'
import type { Queryable } from '../../../db/db.ts'
import type { Deps } from '../../../deps/deps.ts'
import { conflict, notFound } from '../../../ground/errors.ts'
import type { SignedInPrincipal } from '../../../ground/principal.ts'
import { expectAsRead } from '../../settings/history/expect-as-read.ts'
import { differenceOf, recordStaffEvent } from '../../settings/history/record-staff-event.ts'
import { type Restoring, restoredState } from '../../settings/history/restoring.ts'
import { findCustomerNote, saveCustomerNote } from '../customers/customer-note.repository.ts'
import { lockContact, updateCustomer } from '../customers/customers.repository.ts'
import { getStaffCustomer } from './get-staff-customer.ts'
import { findAccountFigures } from './staff-customers.repository.ts'

interface Details {
  firstName: string
  lastName: string
  phone1: string | null
  phone2: string | null
  note: string
  tags: string[]
}

interface Change {
  custId: number
  details: CustomerDetails
  read?: Details | undefined
  who: SignedInPrincipal
}

/**
 * Corrects name and phones of a customer, and the staff's notes on them. The email stays: a person signs in with it,
 * and only they can confirm another one. An omitted phone stays.
 * @throws ShopError 404; 409 for staff, for a closed record, and if a colleague changed it first.
 */
export async function changeCustomer(
  { db }: Pick<Deps, 'db'>,
  { custId, details, read, who }: Change,
): Promise<StaffCustomer> {
  await db.transaction().execute(async (tx) => {
    const before = await lockDetails(tx, custId)
    expectAsRead(read, before)
    const after = tidied(details, before)
    const difference = differenceOf(before, after)
    if (!difference) return
    await saveDetails(tx, custId, after)
    const event = { who, action: 'change', objectType: 'customer', objectId: custId } as const
    await recordStaffEvent(tx, { ...event, ...difference })
  })
  return getStaffCustomer(db, custId)
}

/** Undoes such a change; false if the fields were changed again since, or the record is closed. */
export async function restoreCustomer(tx: Queryable, change: Restoring): Promise<boolean> {
  const { who, objectId, from, to, undoes } = change
  const custId = Number(objectId)
  const restored = restoredState(await lockDetails(tx, custId), change)
  if (!restored) return false
  await saveDetails(tx, custId, restored)
  const event = { who, action: 'undo', objectType: 'customer', objectId } as const
  await recordStaffEvent(tx, { ...event, before: from, after: to, undoes })
  return true
}

/** @throws ShopError 404; 409 for staff and for a closed record. */
async function lockDetails(tx: Queryable, custId: number): Promise<Details> {
  const contact = await lockContact(tx, custId, { alone: true })
  const figures = await findAccountFigures(tx, custId)
  if (!figures) throw notFound('Customer')
  if (!contact) throw conflict('CONFLICT', 'customerGone')
  if (figures.isStaff) throw conflict('CONFLICT', 'customerIsStaff')
  const { firstName, lastName, phone1, phone2 } = contact
  return { firstName, lastName, phone1, phone2, ...(await findCustomerNote(tx, custId)) }
}

async function saveDetails(tx: Queryable, custId: number, details: Details): Promise<void> {
  const { note, tags, ...person } = details
  await updateCustomer(tx, custId, person)
  await saveCustomerNote(tx, custId, { note, tags })
}

/** A missing phone is null, and each tag is unique, ignoring case. */
function tidied(details: CustomerDetails, before: Details): Details {
  const phoneOf = (typed: string | null | undefined, was: string | null) =>
    typed === undefined ? was : typed || null
  const byName = new Map(
    details.tags.filter((tag) => tag !== '').map((tag) => [tag.toLowerCase(), tag]),
  )
  return {
    ...details,
    phone1: phoneOf(details.phone1, before.phone1),
    phone2: phoneOf(details.phone2, before.phone2),
    tags: [...byName.values()],
  }
}
