import {
  canTransition,
  ORDER_STATUSES,
  type OrderStatus,
  statusReading,
} from '@mendwell/domain/orders/order-status'
import { toSend } from '@mendwell/domain/orders/pieces'
import { useState } from 'react'
import { type StaffOrder, transitionOrder } from '../../../../api/staff/orders/orders.ts'
import { STAFF_KEY } from '../../../../api/staff/staff-key.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx'
import { Refusal } from '../../../components/forms/refusal.tsx'
import { useSave } from '../../../components/forms/use-save.ts'
import { countOf } from '../../../components/page/count-of.ts'
import { CancelButton } from './cancel-button.tsx'
import { primaryActionOf } from './primary-action.ts'
import { transitionDone, transitionLabel, transitionQuestion } from './transition-words.ts'

/** The possible transitions of an order; cancelling it, or notifying the customer early, asks for confirmation. */
export function TransitionButtons({ order }: { order: StaffOrder }) {
  const { orderId, orderNum, orderStatus } = order.orders
  const [pending, setPending] = useState<OrderStatus>()
  const { save, busy, refusal } = useSave(
    (status: OrderStatus) => transitionOrder({ orderId, status }),
    {
      outdates: [STAFF_KEY],
      success: (reached) => transitionDone('Order', reached),
      onSaved: () => setPending(undefined),
    },
  )
  const next = ORDER_STATUSES.filter((status) => canTransition(orderStatus, status))
  return (
    <>
      <CancelButton order={order} isShown={next.includes('REJECTED')} />
      {next
        .filter((status) => status !== 'REJECTED')
        .map((status) => (
          <Button
            key={status}
            rank={primaryActionOf(order) === 'NEXT_STATUS' ? 'primary' : 'outline'}
            busy={busy}
            onClick={() =>
              warningsOf(order, status).length > 0 ? setPending(status) : save(status)
            }
          >
            {transitionLabel(status)}
          </Button>
        ))}
      <Refusal refusal={pending ? null : refusal} />
      <ConfirmDialog
        opened={pending !== undefined}
        onClose={() => setPending(undefined)}
        title={pending ? transitionQuestion(`order# ${orderNum}`, pending) : ''}
        confirmLabel={pending ? transitionLabel(pending) : ''}
        danger
        busy={busy}
        refusal={refusal}
        onConfirm={() => pending && save(pending)}
      >
        {pending && warningsOf(order, pending).join(' ')}
      </ConfirmDialog>
    </>
  )
}

/** Why an order should not get the status the customer would read yet; no status can be reverted. */
function warningsOf({ orders, items }: StaffOrder, status: OrderStatus): string[] {
  if (status === 'PRINTED') return []
  const left = items.reduce((pieces, item) => pieces + toSend(item), 0)
  const warnings = [
    ...(orders.paymentStatus === 'UNPAID' ? ['It is not paid.'] : []),
    ...(orders.pickupType === 'DELIVERY' && left > 0
      ? [`Not shipped yet: ${countOf(left, 'item')}.`]
      : []),
  ]
  const reading = `The customer will see “${statusReading(status)}”. This can’t be undone.`
  return warnings.length > 0 ? [...warnings, reading] : []
}
