import { type ReturnStatus, returnTransitions } from '@mendwell/domain/orders/returns'
import { useState } from 'react'
import { type ReturnRow, transitionReturn } from '../../../api/staff/orders/returns.ts'
import { STAFF_KEY } from '../../../api/staff/staff-key.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { StaffDialog } from '../../components/dialogs/staff-dialog.tsx'
import { Refusal } from '../../components/forms/refusal.tsx'
import { useSave } from '../../components/forms/use-save.ts'
import detailStyles from '../../components/page/details.module.css'
import { formatMoney } from '../../components/page/formats.ts'
import { useStaff } from '../../session/use-staff.ts'

/** What a member of staff does to a return to bring it into a status. */
const MOVE_WORDS: Record<ReturnStatus, string> = {
  REQUESTED: 'Reopen',
  APPROVED: 'Approve',
  DECLINED: 'Decline',
  RECEIVED: 'Receive',
  REFUNDED: 'Refund',
  REPLACED: 'Send replacement',
}

interface ReturnDialogProps {
  row: ReturnRow | undefined
  onClose: () => void
}

/** The decision about one return, with what follows from it. Stays mounted, so that focus returns. */
export function ReturnDialog({ row, onClose }: ReturnDialogProps) {
  const title = row ? `Return ${row.returnNumber}` : 'Return'
  return (
    <StaffDialog opened={row !== undefined} onClose={onClose} title={title}>
      {row && <Decision key={row.returnId} row={row} onClose={onClose} />}
    </StaffDialog>
  )
}

function Decision({ row, onClose }: { row: ReturnRow; onClose: () => void }) {
  const [note, setNote] = useState('')
  const [isSellable, setIsSellable] = useState(!row.openedFlag)
  const { returnId, returnNumber, refund, currency, restorationFee, shippingFee } = row
  const money = (amount: number) => formatMoney(amount, currency)
  const staff = useStaff()
  const next = returnTransitions(row.returnStatus, row.requestFor)
  const transitions = next.filter((status) => status !== 'REFUNDED' || staff?.may('orders.refund'))
  const { save, busy, refusal } = useSave(
    (status: ReturnStatus) =>
      transitionReturn({ returnId, status, note: note || null, restockFlag: isSellable }),
    {
      outdates: [STAFF_KEY],
      success: ({ returnStatus }) => `Return ${returnNumber}: ${returnStatus.toLowerCase()}`,
      onSaved: onClose,
    },
  )
  return (
    <div className="stack">
      <Refusal refusal={refusal} />
      <dl className={detailStyles.facts}>
        <dt>Product</dt>
        <dd>
          {row.quantity} of {row.bought} × {row.productName}
          {row.openedFlag && ', opened'}
        </dd>
        <dt>Reason</dt>
        <dd>{row.reason}</dd>
        <dt>Refund to the customer</dt>
        <dd>{money(refund)}</dd>
        {restorationFee > 0 && (
          <>
            <dt>Restoration fee</dt>
            <dd>{money(restorationFee)}</dd>
          </>
        )}
        {shippingFee > 0 && (
          <>
            <dt>Shipping of the replacement</dt>
            <dd>{money(shippingFee)}</dd>
          </>
        )}
        {row.expiryDate && (
          <>
            <dt>Expiry date</dt>
            <dd>{row.expiryDate}</dd>
          </>
        )}
      </dl>
      {transitions.includes('RECEIVED') && (
        <label className="check">
          <input
            type="checkbox"
            checked={isSellable}
            onChange={(event) => setIsSellable(event.currentTarget.checked)}
          />
          <span>The items can be resold: put them back into stock when received</span>
        </label>
      )}
      {transitions.length < next.length && (
        <p className="muted">Only colleagues who may refund can issue the refund.</p>
      )}
      <TextField
        data-autofocus
        label="Note to the customer"
        optional="(optional)"
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <div className="row">
        {transitions.map((status) => (
          <Button
            key={status}
            rank={status === 'DECLINED' ? 'danger' : 'primary'}
            busy={busy}
            onClick={() => save(status)}
          >
            {status === 'REFUNDED' ? `Refund ${money(refund)}` : MOVE_WORDS[status]}
          </Button>
        ))}
      </div>
    </div>
  )
}
