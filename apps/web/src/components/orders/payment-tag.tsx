import type { PaymentStatus } from '@mendwell/domain/orders/order-status'
import { t } from '../../lib/words/texts.ts'
import { Icon } from '../../ui/icon.tsx'

const LOOK = {
  UNPAID: ['warn', 'clock'],
  PAID: ['good', 'check'],
  PARTLY_REFUNDED: ['info', 'refresh'],
  REFUNDED: ['info', 'refresh'],
} as const

/** Whether an order is paid, in words and color. */
export function PaymentTag({ status }: { status: PaymentStatus }) {
  const [kind, icon] = LOOK[status]
  return (
    <span className={`tag ${kind}`}>
      <Icon name={icon} />
      {t(`payment.${status}`)}
    </span>
  )
}
