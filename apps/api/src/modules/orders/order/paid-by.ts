import { PAYMENT_METHODS, type PaymentMethod } from '@mendwell/domain/orders/order-status'
import type { Queryable } from '../../../db/db.ts'
import { findPaidByHand } from './order-document.repository.ts'

/** How an order was paid outside the shop, as the column has it; undefined for a card payment. */
export const paidByOf = (column: string | null): PaymentMethod | undefined =>
  PAYMENT_METHODS.find((method) => method === column)

/** How and on which day in the shop's time zone (YYYY-MM-DD) an order was paid outside the shop. */
export interface PaidByHand {
  method: PaymentMethod
  receivedOn: string
}

/** The same for these orders, by id. */
export async function paidByHandOf(
  db: Queryable,
  orderIds: readonly number[],
): Promise<Map<number, PaidByHand>> {
  const rows = await findPaidByHand(db, orderIds)
  return new Map(
    rows.flatMap(({ orderId, paidBy, receivedOn }) => {
      const method = paidByOf(paidBy)
      return method ? [[orderId, { method, receivedOn }]] : []
    }),
  )
}

/** The payment method on an invoice. */
export const PAID_WORDS: Record<PaymentMethod, string> = {
  CASH: 'Paid in cash',
  CHECK: 'Paid by check',
  TRANSFER: 'Paid by bank transfer',
}

/** The same in words. */
export const PAID_BY_WORDS = {
  CASH: 'Cash',
  CHECK: 'Check',
  TRANSFER: 'Bank transfer',
} as const satisfies Record<PaymentMethod, string>
