import type { OrderStatus } from '@mendwell/domain/orders/order-status'
import { t } from '../../lib/words/texts.ts'

const LOOK: Record<OrderStatus, string> = {
  NEW: 'info',
  PRINTED: 'info',
  OPEN: 'warn',
  CLOSED: 'good',
  REJECTED: 'off',
}

/** The order's status as shown to shoppers (Decisions §7). */
export function StatusTag({ status }: { status: OrderStatus }) {
  return <span className={`tag ${LOOK[status]}`}>{t(`status.${status}`)}</span>
}
