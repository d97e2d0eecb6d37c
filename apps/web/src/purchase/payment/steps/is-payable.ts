import type { FoundOrdersWire } from '@mendwell/contract/orders/placed-orders'

type Order = FoundOrdersWire['orderCustomer'][number]['orders']

/** Whether the shopper can still pay the order: not once it is cancelled. */
export const isPayable = ({
  orderStatus,
  paymentStatus,
}: Pick<Order, 'orderStatus' | 'paymentStatus'>): boolean =>
  paymentStatus === 'UNPAID' && orderStatus !== 'REJECTED'
