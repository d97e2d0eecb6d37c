import type { MergeCustomers, StaffCustomer } from '@mendwell/contract/people/staff-customers'
import type { Deps } from '../../../deps/deps.ts'
import { conflict, fieldError, invalidFields, notFound } from '../../../ground/errors.ts'
import { type SignedInPrincipal, signatureOf } from '../../../ground/principal.ts'
import { recordStaffEvent } from '../../settings/history/record-staff-event.ts'
import { takeKeys } from '../credentials/credentials.repository.ts'
import { uniteNotes } from '../customers/customer-note.repository.ts'
import { checkConfirmed } from './check-confirmed.ts'
import { moveCarts, moveDevices, moveLists } from './customer-carts.repository.ts'
import { getStaffCustomer } from './get-staff-customer.ts'
import {
  endMerged,
  lockCustomers,
  moveBelongings,
  uniteAddressBooks,
} from './merge-customers.repository.ts'
import { findAccountFigures } from './staff-customers.repository.ts'

interface Merging {
  merge: MergeCustomers
  who: SignedInPrincipal
}

/**
 * Merges two records of the same person. Nothing of the kept record is overwritten; the other one is closed, and its
 * password with it. The history keeps ids and counts, no personal data.
 * @throws ShopError 404; 409 for staff and for closed records; 422 unless confirmed.
 */
export async function mergeCustomers(deps: Deps, { merge, who }: Merging): Promise<StaffCustomer> {
  const { fromCustId, intoCustId, confirmEmail } = merge
  if (fromCustId === intoCustId) {
    throw invalidFields([fieldError('intoCustId', 'customerWithItself')])
  }
  await deps.db.transaction().execute(async (tx) => {
    const both = await lockCustomers(tx, [fromCustId, intoCustId])
    const from = both.find((one) => one.custId === fromCustId)
    if (both.length < 2 || !from) throw notFound('Customer')
    if (both.some((one) => one.mergedInto !== null || one.erasedAt !== null)) {
      throw conflict('CONFLICT', 'customerGone')
    }
    for (const { custId } of both) {
      const figures = await findAccountFigures(tx, custId)
      if (figures?.isStaff) throw conflict('CONFLICT', 'customerIsStaff')
    }
    checkConfirmed(from, confirmEmail)
    const belongings = { fromCustId, intoCustId, mergedBy: signatureOf(who) }
    const moved = await moveBelongings(tx, belongings)
    await uniteAddressBooks(tx, belongings)
    await moveCarts(tx, { from: fromCustId, into: intoCustId })
    await moveLists(tx, { from: fromCustId, into: intoCustId })
    await uniteNotes(tx, { from: fromCustId, into: intoCustId })
    await moveDevices(tx, { from: fromCustId, into: intoCustId })
    await takeKeys(tx, fromCustId)
    await endMerged(tx, belongings)
    const event = { who, action: 'merge', objectType: 'customer' } as const
    await recordStaffEvent(tx, {
      ...event,
      objectId: fromCustId,
      after: { mergedInto: intoCustId, ...moved },
    })
    await recordStaffEvent(tx, {
      ...event,
      objectId: intoCustId,
      after: { mergedFrom: fromCustId, ...moved },
    })
  })
  return getStaffCustomer(deps.db, intoCustId)
}
