import type { FindStaffCustomers, StaffCustomers } from '@mendwell/contract/people/staff-customers'
import { MAX_COUNTED } from '@mendwell/contract/wire/staff-lists'
import type { Queryable } from '../../../db/db.ts'
import { customerRowOf } from './get-staff-customer.ts'
import {
  countCustomers,
  countSalesRepRequests,
  findCustomerPage,
} from './staff-customers.repository.ts'

/** One page of customers, newest first unless asked otherwise; merged and erased ones are left out. */
export async function listCustomers(
  db: Queryable,
  filter: FindStaffCustomers,
): Promise<StaffCustomers> {
  const [rows, salesRepRequests] = await Promise.all([
    findCustomerPage(db, filter),
    countSalesRepRequests(db),
  ])
  const counted = rows[0]?.total ?? (filter.page > 1 ? await countCustomers(db, filter) : 0)
  return {
    rows: rows.map(customerRowOf),
    total: Math.min(counted, MAX_COUNTED),
    hasMore: counted > MAX_COUNTED,
    salesRepRequests,
  }
}
