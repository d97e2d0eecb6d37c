import type { StaffOrder } from '../../../../api/staff/orders/orders.ts'

type PrimaryAction = 'PAY' | 'PACK' | 'NEXT_STATUS'

interface Order {
  orders: Pick<StaffOrder['orders'], 'orderStatus' | 'paymentStatus'>
  items: readonly Pick<StaffOrder['items'][number], 'onHand' | 'isHeld'>[]
}

/** Whether it has pieces in stock that can ship now. */
export const isToPack = ({ orders, items }: Order): boolean =>
  orders.paymentStatus !== 'UNPAID' &&
  orders.orderStatus !== 'REJECTED' &&
  items.some(({ onHand, isHeld }) => onHand > 0 && !isHeld)

/** The next step of an order: its primary button. */
export function primaryActionOf(order: Order): PrimaryAction {
  if (order.orders.paymentStatus === 'UNPAID') return 'PAY'
  return order.orders.orderStatus !== 'NEW' && isToPack(order) ? 'PACK' : 'NEXT_STATUS'
}
