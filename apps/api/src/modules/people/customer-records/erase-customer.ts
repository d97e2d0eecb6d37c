import type { StaffCustomer } from '@mendwell/contract/people/staff-customers'
import type { Deps } from '../../../deps/deps.ts'
import { conflict, notFound } from '../../../ground/errors.ts'
import type { SignedInPrincipal } from '../../../ground/principal.ts'
import { recordStaffEvent } from '../../settings/history/record-staff-event.ts'
import { takeKeys } from '../credentials/credentials.repository.ts'
import { canonicalEmail } from '../mailboxes/canonical-email.ts'
import { checkConfirmed } from './check-confirmed.ts'
import { blankOrders, blankPerson, findMergedInto } from './erase-customer.repository.ts'
import { getStaffCustomer } from './get-staff-customer.ts'
import { lockCustomers } from './merge-customers.repository.ts'
import { findAccountFigures } from './staff-customers.repository.ts'

interface Erasing {
  custId: number
  /** Typed by staff; must match the customer's email, or the full name if there is none. */
  confirmEmail: string
  who: SignedInPrincipal
}

/**
 * Erases a person's data everywhere, also in records merged into this one. Orders, amounts, stock and payments stay, so
 * that the books add up. The history records that it happened, but not to whom.
 * @throws ShopError 404; 409 for staff, for one already erased, and while something is pending; 422 unless confirmed.
 */
export async function eraseCustomer(
  deps: Deps,
  { custId, confirmEmail, who }: Erasing,
): Promise<StaffCustomer> {
  await deps.db.transaction().execute(async (tx) => {
    const [customer] = await lockCustomers(tx, [custId])
    const figures = await findAccountFigures(tx, custId)
    if (!customer || !figures) throw notFound('Customer')
    if (customer.erasedAt !== null || customer.mergedInto !== null) {
      throw conflict('CONFLICT', 'customerGone')
    }
    if (figures.isStaff) throw conflict('CONFLICT', 'customerIsStaff')
    if (figures.openOrders > 0 || figures.openReturns > 0) {
      throw conflict('CONFLICT', 'customerHasOpenOrders')
    }
    checkConfirmed(customer, confirmEmail)
    for (const id of [custId, ...(await findMergedInto(tx, custId))]) {
      const [record] = await lockCustomers(tx, [id])
      if (!record) continue
      await takeKeys(tx, id)
      await blankPerson(tx, { custId: id, emailCanonical: canonicalEmail(record.email) })
      await blankOrders(tx, id)
    }
    await recordStaffEvent(tx, {
      who,
      action: 'erase',
      objectType: 'customer',
      objectId: custId,
      after: { orders: figures.orders, reviews: figures.reviews },
    })
  })
  return getStaffCustomer(deps.db, custId)
}
