import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { Refusal } from '../forms/refusal.tsx'
import { StaffDialog, useClosing } from './staff-dialog.tsx'

interface ConfirmDialogProps {
  opened: boolean
  onClose: () => void
  /** A question, such as 'Cancel 3 orders?'. */
  title: string
  /** What will happen. */
  children: ReactNode
  /** The verb of the question, never 'OK'. */
  confirmLabel: string
  /** The label of the button that does nothing. */
  cancelLabel?: string
  danger?: boolean
  busy?: boolean
  refusal?: Error | null
  onConfirm: () => void
}

/**
 * Confirms an action that is hard to undo: for a dangerous one, Enter alone does nothing. Mount it closed, so that
 * focus returns.
 */
export function ConfirmDialog({
  opened,
  onClose,
  title,
  children,
  confirmLabel,
  cancelLabel = 'Cancel',
  danger = false,
  busy = false,
  refusal = null,
  onConfirm,
}: ConfirmDialogProps) {
  // The last refusal does not belong to the current question.
  const [oldRefusal, setOldRefusal] = useState<Error | null>(null)
  const close = useClosing(() => {
    setOldRefusal(refusal)
    onClose()
  })
  return (
    <StaffDialog opened={opened} onClose={close} title={title}>
      <div className="stack">
        <Refusal refusal={refusal === oldRefusal ? null : refusal} />
        <div>{children}</div>
        <div className="row">
          <Button
            data-autofocus={danger ? undefined : true}
            rank={danger ? 'danger' : 'primary'}
            busy={busy}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
          <Button data-autofocus={danger ? true : undefined} rank="outline" onClick={close}>
            {cancelLabel}
          </Button>
        </div>
      </div>
    </StaffDialog>
  )
}
