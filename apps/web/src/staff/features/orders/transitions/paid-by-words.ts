import type { StaffOrder } from '../../../../api/staff/orders/orders.ts'

export type PaidBy = NonNullable<StaffOrder['paidBy']>

/** How an order can be paid outside the shop. */
export const METHODS = [
  { value: 'CASH', label: 'Cash' },
  { value: 'CHECK', label: 'Check' },
  { value: 'TRANSFER', label: 'Bank transfer' },
] as const satisfies readonly { value: PaidBy; label: string }[]

const BACK_BY: Record<PaidBy, string> = {
  CASH: 'in cash',
  CHECK: 'by check',
  TRANSFER: 'by bank transfer',
}

/** Where a refunded amount goes. */
export const backWords = (sum: string, paidBy: StaffOrder['paidBy']): string =>
  paidBy
    ? `${sum} is recorded as refunded ${BACK_BY[paidBy]}. Pay it to the customer yourself`
    : `${sum} goes back to the card used`
