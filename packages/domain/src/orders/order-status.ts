/** Specification §3, and the transitions of Decisions §7. */
export const ORDER_STATUSES = ['NEW', 'PRINTED', 'OPEN', 'CLOSED', 'REJECTED'] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

export const PAYMENT_STATUSES = ['UNPAID', 'PAID', 'PARTLY_REFUNDED', 'REFUNDED'] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

/** How an order can be paid outside the shop. */
export const PAYMENT_METHODS = ['CASH', 'CHECK', 'TRANSFER'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

const TRANSITIONS: Record<OrderStatus, readonly OrderStatus[]> = {
  NEW: ['PRINTED', 'REJECTED'],
  PRINTED: ['OPEN', 'REJECTED'],
  OPEN: ['CLOSED', 'REJECTED'],
  CLOSED: [],
  REJECTED: [],
}

/** Whether staff may move an order from one status to another. */
export function canTransition(from: OrderStatus, to: OrderStatus): boolean {
  return TRANSITIONS[from].includes(to)
}

/** Whether this status is final for staff. */
export const isFinal = (status: OrderStatus): boolean => TRANSITIONS[status].length === 0

/** The statuses that are not final: something of the order is still to be done. */
export const OPEN_ORDER_STATUSES = ['NEW', 'PRINTED', 'OPEN'] as const

/** Whether packing has not started: until then the shopper can cancel the order or change its address. */
export const isBeforePacking = (status: OrderStatus): boolean => status === 'NEW'

const READING: Record<OrderStatus, string> = {
  NEW: 'Received',
  PRINTED: 'Preparing',
  OPEN: 'Shipped',
  CLOSED: 'Delivered',
  REJECTED: 'Cancelled',
}

/** The status as shown to shoppers (Decisions §7). */
export function statusReading(status: OrderStatus): string {
  return READING[status]
}

/** The same for staff, who see a received order as new (Decisions §10). */
export const staffReading = (status: OrderStatus): string =>
  status === 'NEW' ? 'New' : READING[status]
