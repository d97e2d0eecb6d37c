import type { StaffOrder } from '../../../../api/staff/orders/orders.ts'

type PrimaryAction = 'PAY' | 'PACK' | 'NEXT_STATUS'

interface Order {
  orders: Pick<StaffOrder['orders'], 'orderStatus' | 'paymentStatus'>
  items: readonly Pick<StaffOrder['items'][number], 'onHand' | 'isHeld'>[]
}

/** Whether pieces of it are here that may leave now. */
export const isToPack = ({ orders, items }: Order): boolean =>
  orders.paymentStatus !== 'UNPAID' &&
  orders.orderStatus !== 'REJECTED' &&
  items.some(({ onHand, isHeld }) => onHand > 0 && !isHeld)

/** What an order waits for next: the one of its buttons that stands out. */
export function primaryActionOf(order: Order): PrimaryAction {
  if (order.orders.paymentStatus === 'UNPAID') return 'PAY'
  return order.orders.orderStatus !== 'NEW' && isToPack(order) ? 'PACK' : 'NEXT_STATUS'
}
