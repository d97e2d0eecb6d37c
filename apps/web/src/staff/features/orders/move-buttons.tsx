import { canMove, ORDER_STATUSES, type OrderStatus } from '@mendwell/domain/order-status'
import { useState } from 'react'
import { DESK_KEY } from '../../../api/staff/desk-key.ts'
import { moveOrder, type StaffOrder } from '../../../api/staff/orders.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { Refusal } from '../../components/refusal.tsx'
import { useSave } from '../../components/use-save.ts'

/** The next steps an order can take; rejecting asks first. */
export function MoveButtons({ order }: { order: StaffOrder['orders'] }) {
  const { orderId, orderStatus } = order
  const { save, busy, refusal } = useSave((status: OrderStatus) => moveOrder({ orderId, status }), {
    outdates: [DESK_KEY],
    success: toldOf,
  })
  const next = ORDER_STATUSES.filter((status) => canMove(orderStatus, status))
  return (
    <>
      <RejectButton order={order} isShown={next.includes('REJECTED')} />
      {next
        .filter((status) => status !== 'REJECTED')
        .map((status) => (
          <Button key={status} busy={busy} onClick={() => save(status)}>
            Mark as {status}
          </Button>
        ))}
      <Refusal refusal={refusal} />
    </>
  )
}

const toldOf = (status: OrderStatus) => `The order is ${status} now.`

interface RejectButtonProps {
  order: StaffOrder['orders']
  isShown: boolean
}

/** Stays mounted where a colleague was faster, so that the dialog can say so. */
function RejectButton({ order: { orderId, orderNum }, isShown }: RejectButtonProps) {
  const [isAsking, setIsAsking] = useState(false)
  const [note, setNote] = useState('')
  const { save, busy, refusal } = useSave(
    () => moveOrder({ orderId, status: 'REJECTED', note: note || null }),
    { outdates: [DESK_KEY], success: toldOf, onSaved: () => setIsAsking(false) },
  )
  return (
    <>
      {isShown && (
        <Button rank="danger" onClick={() => setIsAsking(true)}>
          Reject
        </Button>
      )}
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setIsAsking(false)}
        title={`Reject order# ${orderNum}?`}
        confirmLabel="Reject the order"
        danger
        busy={busy}
        refusal={refusal}
        onConfirm={() => save(undefined)}
      >
        <div className="stack">
          <p>
            Pieces that have not left go back into stock, what was paid goes back to the card, and
            the customer gets a mail.
          </p>
          <TextField
            label="Why"
            optional="(optional, only staff reads it)"
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
        </div>
      </ConfirmDialog>
    </>
  )
}
