import type { Customer } from '@mendwell/contract/people/customers'
import type { Queryable } from '../../../db/db.ts'
import { notFound } from '../../../ground/errors.ts'
import { findCustomer } from './customers.repository.ts'

/** @throws ShopError 404 */
export async function getCustomer(db: Queryable, custId: number): Promise<Customer> {
  const customer = await findCustomer(db, custId)
  if (!customer) throw notFound('Customer')
  return customer
}
