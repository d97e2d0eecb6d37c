import type { StaffCustomer } from '@mendwell/contract/people/staff-customers'
import { shownEmail } from '@mendwell/domain/people/no-email'
import type { Queryable } from '../../../db/db.ts'
import { notFound } from '../../../ground/errors.ts'
import { getShopSettings } from '../../settings/shop/shop.repository.ts'
import { findCustomerNote } from '../customers/customer-note.repository.ts'
import { getCustomer } from '../customers/get-customer.ts'
import { findLookAlikes } from './list/customer-list.repository.ts'
import { customerRowOf } from './list/list-customers.ts'
import { findAccountFigures, findLastAddress } from './staff-customers.repository.ts'

/**
 * A customer with the account's figures and others who may be the same person.
 * @throws ShopError 404
 */
export async function getStaffCustomer(db: Queryable, custId: number): Promise<StaffCustomer> {
  const customer = await getCustomer(db, custId)
  const figures = await findAccountFigures(db, custId)
  if (!figures) throw notFound('Customer')
  return {
    customer: shownCustomer(customer),
    ...(await findCustomerNote(db, custId)),
    isGuest: figures.isGuest,
    createDate: figures.createdAt,
    mergedInto: figures.mergedInto,
    erasedDate: figures.erasedAt,
    orders: figures.orders,
    openOrders: figures.openOrders,
    openReturns: figures.openReturns,
    paid: figures.paidCents,
    currency: (await getShopSettings(db)).currency,
    reviews: figures.reviews,
    addresses: figures.addresses,
    lastOrderDate: figures.lastOrderAt,
    lastAddress: await findLastAddress(db, custId),
    lookAlikes: (await findLookAlikes(db, custId)).map(customerRowOf),
  }
}

/** The placeholder email is shown as none, also where it replaces a name. */
const shownCustomer = (customer: StaffCustomer['customer']): StaffCustomer['customer'] => ({
  ...customer,
  email: shownEmail(customer.email),
  loginId: shownEmail(customer.loginId),
  custName: shownEmail(customer.custName),
})
