import { CHOSEN_REASONS } from '@mendwell/domain/orders/replacements/replacements'
import { useRef, useState } from 'react'
import { type StaffOrder, saveReplacement } from '../../../../api/staff/orders/orders.ts'
import { STAFF_KEY } from '../../../../api/staff/staff-key.ts'
import { RefusalNote } from '../../../../components/forms/refusal-note.tsx'
import { newKey } from '../../../../lib/new-key.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { Refusal } from '../../../components/forms/refusal.tsx'
import { useSave } from '../../../components/forms/use-save.ts'
import { PieceChooser, useChosenPieces } from '../refunds/piece-chooser.tsx'
import { usePieceForm } from '../refunds/use-piece-form.ts'
import { REASON_WORDS } from './reason-words.ts'

type Reason = (typeof CHOSEN_REASONS)[number]

const REASONS = CHOSEN_REASONS.map((reason) => ({ value: reason, label: REASON_WORDS[reason] }))

/** The stock of the pieces to send. */
function stockRemark({ stock }: StaffOrder['items'][number]): string {
  return stock === null ? 'stock not counted' : `${stock} in stock`
}

interface ReplacementFormProps {
  order: StaffOrder
  onCancel: () => void
  onSent: () => void
}

/** Which pieces to replace, and why. */
export function ReplacementForm({ order, onCancel, onSent }: ReplacementFormProps) {
  const [reason, setReason] = useState<Reason>('DAMAGED')
  const [note, setNote] = useState('')
  const key = useRef(newKey())
  const pieces = useChosenPieces(
    order.items.map((item) => ({
      ...item,
      left: item.replaceable,
      begin: 0,
      remark: stockRemark(item),
    })),
  )
  const { save, busy, refusal } = useSave(
    () =>
      saveReplacement(
        order.orders.orderId,
        { items: pieces.chosen, reason, note: note || null },
        key.current,
      ),
    {
      outdates: [STAFF_KEY],
      success: ({ orderNum, backordered }) =>
        backordered > 0
          ? `Replacement is order# ${orderNum}. ${backordered} on backorder will follow.`
          : `Replacement is order# ${orderNum}, ready to pack.`,
      onSaved: onSent,
    },
  )
  const form = usePieceForm(pieces, () => save(undefined))
  return (
    <form className="stack" {...form.props}>
      <p>
        The customer pays nothing and gets an email. It becomes an order of its own: pack and ship
        it as usual, or cancel it before it ships.
      </p>
      <Refusal refusal={refusal} />
      <RefusalNote text={form.problem} />
      <PieceChooser pieces={pieces} legend="Quantity to replace" />
      <SelectField
        label="Reason"
        options={REASONS}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value as Reason)}
      />
      <TextField
        label="Note"
        optional="(optional, only staff can see it)"
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <div className="row">
        <Button type="submit" busy={busy}>
          Send replacement
        </Button>
        <Button rank="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
