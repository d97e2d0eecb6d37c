import type { Customer } from '@mendwell/contract/customers'
import type { Db } from '../../db/db.ts'
import { setSalesRep } from './customers.repository.ts'
import { getCustomer } from './get-customer.ts'

/**
 * Staff answers a customer's wish to become a sales representative (Decisions §6).
 * @throws ShopError 404
 */
export async function grantSalesRep(db: Db, custId: number, granted: boolean): Promise<Customer> {
  await getCustomer(db, custId)
  await setSalesRep(db, custId, granted)
  return getCustomer(db, custId)
}
