import { PAYMENT_METHODS, type PaymentMethod } from '@mendwell/contract/staff-payments'

/** How an order was paid outside the shop, as the column has it; undefined for a card's payment. */
export const paidByOf = (column: string | null): PaymentMethod | undefined =>
  PAYMENT_METHODS.find((method) => method === column)

/** The same on an invoice. */
export const PAID_WORDS: Record<PaymentMethod, string> = {
  CASH: 'Paid in cash',
  CHECK: 'Paid by check',
  TRANSFER: 'Paid by bank transfer',
}

/** The same in words. */
export const PAID_BY_WORDS: Record<PaymentMethod, string> = {
  CASH: 'Cash',
  CHECK: 'Check',
  TRANSFER: 'Bank transfer',
}
