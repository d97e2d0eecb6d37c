import { canMove, ORDER_STATUSES, type OrderStatus } from '@mendwell/domain/order-status'
import { useState } from 'react'
import { DESK_KEY } from '../../../api/staff/desk-key.ts'
import { moveOrders, type StaffOrder } from '../../../api/staff/orders.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { useSave } from '../../components/use-save.ts'

/** The next steps an order can take; rejecting asks first. */
export function MoveButtons({ order }: { order: StaffOrder['orders'] }) {
  const { orderId, orderStatus } = order
  const [isRejecting, setIsRejecting] = useState(false)
  const [note, setNote] = useState('')
  const { save, busy, refusal } = useSave(
    async (status: OrderStatus) => {
      const wish = { orderIds: [orderId], status, note: note || null }
      const { refused } = await moveOrders(wish)
      if (refused[0]) throw new Error(refused[0].detail)
      return status
    },
    {
      outdates: [DESK_KEY],
      success: (status) => `The order is ${status} now.`,
      onSaved: () => setIsRejecting(false),
    },
  )
  const next = ORDER_STATUSES.filter((status) => canMove(orderStatus, status))
  return (
    <>
      {next.includes('REJECTED') && (
        <Button rank="danger" onClick={() => setIsRejecting(true)}>
          Reject
        </Button>
      )}
      {next
        .filter((status) => status !== 'REJECTED')
        .map((status) => (
          <Button key={status} busy={busy} onClick={() => save(status)}>
            Mark as {status}
          </Button>
        ))}
      <ConfirmDialog
        opened={isRejecting}
        onClose={() => setIsRejecting(false)}
        title={`Reject order# ${order.orderNum}?`}
        confirmLabel="Reject the order"
        danger
        busy={busy}
        refusal={refusal}
        onConfirm={() => save('REJECTED')}
      >
        <div className="stack">
          <p>
            The stock goes back, what was paid goes back to the card, and the customer gets a mail.
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
