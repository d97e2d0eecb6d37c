import type { Customer } from '@mendwell/contract/people/customers'
import type { Db } from '../../../db/db.ts'
import type { SignedInPrincipal } from '../../../ground/principal.ts'
import { recordStaffEvent } from '../../settings/history/record-staff-event.ts'
import { setSalesRep } from './customers.repository.ts'
import { getCustomer } from './get-customer.ts'

interface Answer {
  custId: number
  granted: boolean
  who: SignedInPrincipal
}

/**
 * Staff answer a customer's request to become a sales representative (Decisions §6).
 * @throws ShopError 404
 */
export function grantSalesRep(db: Db, { custId, granted, who }: Answer): Promise<Customer> {
  return db.transaction().execute(async (tx) => {
    const { salesRep, salesRepRequested } = await getCustomer(tx, custId)
    await setSalesRep(tx, custId, granted)
    await recordStaffEvent(tx, {
      who,
      action: 'sales-rep',
      objectType: 'customer',
      objectId: custId,
      before: { salesRep, salesRepRequested },
      after: { salesRep: granted, salesRepRequested: false },
    })
    return getCustomer(tx, custId)
  })
}
