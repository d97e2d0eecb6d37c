import { useState } from 'react'
import {
  changeGiftCard,
  type GiftCardAction,
  type GiftCardRow,
} from '../../../api/staff/orders/gift-cards.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog.tsx'
import { useSave } from '../../components/forms/use-save.ts'
import { formatMoney } from '../../components/page/formats.ts'
import { ACTS } from './gift-card-words.ts'

interface ChangeDialogProps {
  card: GiftCardRow
  action: GiftCardAction | undefined
  onClose: () => void
}

/** Confirms a change of a card, with a reason for the history. */
export function ChangeDialog({ card, action, onClose }: ChangeDialogProps) {
  const [note, setNote] = useState('')
  // The text stays while the dialog closes.
  const [last, setLast] = useState<GiftCardAction>('ENABLE')
  if (action && action !== last) setLast(action)
  const act = ACTS[action ?? last]
  const { busy, refusal, save } = useSave(changeGiftCard, {
    outdates: ['/staff/gift-cards', '/staff/history'],
    success: act.done,
    onSaved: () => {
      setNote('')
      onClose()
    },
  })
  return (
    <ConfirmDialog
      opened={action !== undefined}
      onClose={onClose}
      title={act.title}
      confirmLabel={act.label}
      danger={act.danger}
      busy={busy}
      refusal={refusal}
      onConfirm={() =>
        action && save({ balanceId: card.balanceId, action, note: note.trim() || null })
      }
    >
      <p>
        {act.follows} {formatMoney(card.balance)} is left on it.
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
