import {
  canTransition,
  ORDER_STATUSES,
  type OrderStatus,
  statusReading,
} from '@mendwell/domain/orders/order-status'
import { toSend } from '@mendwell/domain/orders/pieces'
import { useState } from 'react'
import { moveOrder, type StaffOrder } from '../../../../api/staff/orders/orders.ts'
import { DESK_KEY } from '../../../../api/staff/staff-key.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx'
import { Refusal } from '../../../components/forms/refusal.tsx'
import { useSave } from '../../../components/forms/use-save.ts'
import { countOf } from '../../../components/page/count-of.ts'
import { CancelButton } from './cancel-button.tsx'
import { movedWords, moveLabel, moveQuestion } from './transition-words.ts'

/** The next steps an order can take; to cancel it, or to tell the customer before it is so, is asked about first. */
export function MoveButtons({ order }: { order: StaffOrder }) {
  const { orderId, orderNum, orderStatus } = order.orders
  const [asked, setAsked] = useState<OrderStatus>()
  const { save, busy, refusal } = useSave((status: OrderStatus) => moveOrder({ orderId, status }), {
    outdates: [DESK_KEY],
    success: (reached) => movedWords('Order', reached),
    onSaved: () => setAsked(undefined),
  })
  const next = ORDER_STATUSES.filter((status) => canTransition(orderStatus, status))
  return (
    <>
      <CancelButton order={order} isShown={next.includes('REJECTED')} />
      {next
        .filter((status) => status !== 'REJECTED')
        .map((status) => (
          <Button
            key={status}
            busy={busy}
            onClick={() => (doubtsOf(order, status).length > 0 ? setAsked(status) : save(status))}
          >
            {moveLabel(status)}
          </Button>
        ))}
      <Refusal refusal={asked ? null : refusal} />
      <ConfirmDialog
        opened={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={asked ? moveQuestion(`order# ${orderNum}`, asked) : ''}
        confirmLabel={asked ? moveLabel(asked) : ''}
        danger
        busy={busy}
        refusal={refusal}
        onConfirm={() => asked && save(asked)}
      >
        {asked && doubtsOf(order, asked).join(' ')}
      </ConfirmDialog>
    </>
  )
}

/** Why an order may not yet be what the customer would read of it; there is no way back from a status. */
function doubtsOf({ orders, items }: StaffOrder, status: OrderStatus): string[] {
  if (status === 'PRINTED') return []
  const left = items.reduce((pieces, item) => pieces + toSend(item), 0)
  const doubts = [
    ...(orders.paymentStatus === 'UNPAID' ? ['It is not paid.'] : []),
    ...(orders.pickupType === 'DELIVERY' && left > 0
      ? [`Not shipped yet: ${countOf(left, 'item')}.`]
      : []),
  ]
  const reading = `The customer will see “${statusReading(status)}”. This can’t be undone.`
  return doubts.length > 0 ? [...doubts, reading] : []
}
