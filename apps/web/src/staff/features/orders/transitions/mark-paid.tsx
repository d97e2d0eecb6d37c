import { useRef, useState } from 'react'
import { recordPayment, type StaffOrder } from '../../../../api/staff/orders/orders.ts'
import { STAFF_KEY } from '../../../../api/staff/staff-key.ts'
import { newKey } from '../../../../lib/new-key.ts'
import { dayOf } from '../../../../lib/words/time-zone.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx'
import { useSave } from '../../../components/forms/use-save.ts'
import { formatMoney } from '../../../components/page/formats.ts'
import { METHODS, type PaidBy } from './paid-by-words.ts'

interface PaymentInput {
  method: PaidBy
  reference: string
  /** YYYY-MM-DD in the shop's time zone. */
  receivedOn: string
}

/** Marks an unpaid order as paid outside the shop. Stays mounted, so that the dialog can report a conflict. */
export function MarkPaid({ order: { orders } }: { order: StaffOrder }) {
  const { orderId, orderNum, orderStatus, paymentStatus, grandTotal, currency } = orders
  const [isConfirming, setIsConfirming] = useState(false)
  const [input, setInput] = useState<PaymentInput>({
    method: 'CASH',
    reference: '',
    receivedOn: dayOf(new Date()),
  })
  const change = (changed: Partial<PaymentInput>) =>
    setInput((before) => ({ ...before, ...changed }))
  const key = useRef(newKey())
  const { save, busy, refusal } = useSave(
    () => recordPayment(orderId, { ...input, reference: input.reference || null }, key.current),
    {
      outdates: [STAFF_KEY],
      success: 'Order marked as paid. The customer gets a receipt.',
      onSaved: () => setIsConfirming(false),
    },
  )
  return (
    <>
      {paymentStatus === 'UNPAID' && orderStatus !== 'REJECTED' && (
        <Button onClick={() => setIsConfirming(true)}>Mark as paid</Button>
      )}
      <ConfirmDialog
        opened={isConfirming}
        onClose={() => setIsConfirming(false)}
        title={`Was order# ${orderNum} paid?`}
        confirmLabel={`Mark ${formatMoney(grandTotal, currency)} as paid`}
        danger
        busy={busy}
        refusal={refusal}
        onConfirm={() => {
          // A request corrected after a refusal is a new one.
          if (refusal) key.current = newKey()
          save(undefined)
        }}
      >
        <div className="stack">
          <p>
            For payments received in full outside the shop. The order can then ship, and the
            customer gets a receipt. This can’t be undone, only refunded.
          </p>
          <div className="two-columns">
            <SelectField
              label="How"
              options={METHODS}
              value={input.method}
              onChange={({ currentTarget: { value } }) => {
                const chosen = METHODS.find((one) => one.value === value)
                if (chosen) change({ method: chosen.value })
              }}
            />
            <TextField
              label="Received on"
              type="date"
              value={input.receivedOn}
              onChange={(event) => change({ receivedOn: event.currentTarget.value })}
            />
          </div>
          <TextField
            label="Reference"
            optional="(optional, such as a check number)"
            value={input.reference}
            onChange={(event) => change({ reference: event.currentTarget.value })}
          />
        </div>
      </ConfirmDialog>
    </>
  )
}
