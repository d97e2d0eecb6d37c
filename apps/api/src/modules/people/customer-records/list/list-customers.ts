import type {
  FindStaffCustomers,
  StaffCustomerRow,
  StaffCustomers,
} from '@mendwell/contract/people/staff-customers'
import { MAX_COUNTED } from '@mendwell/contract/wire/staff-lists'
import { shownEmail } from '@mendwell/domain/people/no-email'
import type { Queryable } from '../../../../db/db.ts'
import {
  countCustomers,
  countSalesRepRequests,
  findCustomerPage,
  type StaffCustomerListRow,
} from './customer-list.repository.ts'

/** One page of customers, newest first unless requested otherwise; merged and erased ones are left out. */
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

/** A line of the list in the shape of the contract. */
export const customerRowOf = ({ createdAt, ...row }: StaffCustomerListRow): StaffCustomerRow => ({
  ...row,
  email: shownEmail(row.email),
  createDate: createdAt,
})
