import type {
  FindStaffOrders,
  StaffOrderRow,
  StaffOrders,
} from '@mendwell/contract/staff-orders/order-list'
import { MAX_COUNTED } from '@mendwell/contract/wire/staff-lists'
import { PICKUP_TYPES } from '@mendwell/domain/delivery/pickup'
import { PAYMENT_STATUSES } from '@mendwell/domain/orders/order-status'
import { shownEmail } from '@mendwell/domain/people/no-email'
import * as z from 'zod/mini'
import type { Queryable } from '../../../db/db.ts'
import { orderStatusOf } from '../order/order-shape.ts'
import {
  countOrders,
  countWaiting,
  findOrderPage,
  type StaffOrderListRow,
} from './staff-orders.repository.ts'

// The database's checks hold these columns to the same lists.
const PaymentStatus = z.enum(PAYMENT_STATUSES)
const PickupType = z.enum(PICKUP_TYPES)

/** One page of the orders that match, newest first, and the orders that need attention. */
export async function listOrders(db: Queryable, filter: FindStaffOrders): Promise<StaffOrders> {
  const [rows, waiting] = await Promise.all([findOrderPage(db, filter), countWaiting(db)])
  const counted = rows[0]?.total ?? (filter.page > 1 ? await countOrders(db, filter) : 0)
  return {
    rows: rows.map(rowOf),
    total: Math.min(counted, MAX_COUNTED),
    hasMore: counted > MAX_COUNTED,
    waiting,
  }
}

const rowOf = ({ createdAt, grandTotalCents, ...row }: StaffOrderListRow): StaffOrderRow => ({
  ...row,
  email: shownEmail(row.email),
  createDate: createdAt,
  grandTotal: grandTotalCents,
  pickupType: PickupType.parse(row.pickupType),
  orderStatus: orderStatusOf(row.orderStatus),
  paymentStatus: PaymentStatus.parse(row.paymentStatus),
})
