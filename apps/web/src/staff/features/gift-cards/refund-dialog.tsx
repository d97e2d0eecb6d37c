import { useState } from 'react'
import { type GiftCardRow, refundGiftSale } from '../../../api/staff/orders/gift-cards.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog.tsx'
import { useSave } from '../../components/forms/use-save.ts'
import { formatMoney } from '../../components/page/formats.ts'

interface RefundDialogProps {
  card: GiftCardRow
  opened: boolean
  onClose: () => void
}

/** Confirms before a card bought online is closed and refunded. */
export function RefundDialog({ card: { sale, issued }, opened, onClose }: RefundDialogProps) {
  const [note, setNote] = useState('')
  const { busy, refusal, save } = useSave(refundGiftSale, {
    outdates: ['/staff/gift-cards', '/staff/history'],
    success: 'The card is closed. Its money goes back within minutes.',
    onSaved: () => {
      setNote('')
      onClose()
    },
  })
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title="Refund this gift card?"
      confirmLabel={`Refund ${formatMoney(issued)}`}
      danger
      busy={busy}
      refusal={refusal}
      onConfirm={() => sale && save({ saleId: sale.saleId, note: note.trim() || null })}
    >
      <p>
        {formatMoney(issued)} goes back to the card that {sale?.buyerName} paid with. The gift card
        is closed for good, and its code opens nothing any more.
      </p>
      <TextField
        label="Reason"
        optional="(optional)"
        autoComplete="off"
        maxLength={500}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
    </ConfirmDialog>
  )
}
