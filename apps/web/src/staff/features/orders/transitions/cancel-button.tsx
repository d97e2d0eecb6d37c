import { hasLeft } from '@mendwell/domain/orders/pieces'
import { useState } from 'react'
import { type StaffOrder, transitionOrder } from '../../../../api/staff/orders/orders.ts'
import { STAFF_KEY } from '../../../../api/staff/staff-key.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx'
import { useSave } from '../../../components/forms/use-save.ts'
import { useStaff } from '../../../session/use-staff.ts'
import { cancelWords } from './cancel-words.ts'
import { transitionDone, transitionLabel, transitionQuestion } from './transition-words.ts'

interface CancelButtonProps {
  order: StaffOrder
  /** Whether its status allows cancelling. */
  isShown: boolean
}

/**
 * Cancelling an order refunds it: offered to staff with that permission, while not all of it has shipped. Stays mounted
 * after a conflict, so that the dialog can report it.
 */
export function CancelButton({ order, isShown }: CancelButtonProps) {
  const staff = useStaff()
  const [isConfirming, setIsConfirming] = useState(false)
  const [note, setNote] = useState('')
  const { refundable, items, paidBy } = order
  const { orderId, orderNum, currency } = order.orders
  const { save, busy, refusal } = useSave(
    () => transitionOrder({ orderId, status: 'REJECTED', note: note || null }),
    {
      outdates: [STAFF_KEY],
      success: transitionDone('Order', 'REJECTED'),
      onSaved: () => setIsConfirming(false),
    },
  )
  const isTheirs = refundable === 0 || staff?.may('orders.refund')
  const sent = items.reduce((pieces, item) => pieces + item.sent, 0)
  const pieces = items.reduce((all, { quantity }) => all + quantity, 0)
  return (
    <>
      {isShown && isTheirs && !hasLeft(items) && (
        <Button rank="danger" onClick={() => setIsConfirming(true)}>
          {transitionLabel('REJECTED')}
        </Button>
      )}
      <ConfirmDialog
        opened={isConfirming}
        onClose={() => setIsConfirming(false)}
        title={transitionQuestion(`order# ${orderNum}`, 'REJECTED')}
        confirmLabel={transitionLabel('REJECTED')}
        cancelLabel="Keep order"
        danger
        busy={busy}
        refusal={refusal}
        onConfirm={() => save(undefined)}
      >
        <div className="stack">
          {cancelWords({ refund: refundable, sent, pieces, currency, paidBy }).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          <TextField
            label="Why"
            optional="(optional, only staff can see it)"
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
        </div>
      </ConfirmDialog>
    </>
  )
}
