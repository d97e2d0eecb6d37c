import { useState } from 'react'
import { applyImport, undoImport } from '../../../../api/staff/products.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx'
import { Refusal } from '../../../components/forms/refusal.tsx'
import { useSave } from '../../../components/forms/use-save.ts'

const STEPS = {
  apply: {
    send: applyImport,
    label: 'Apply this import',
    title: 'Apply this import?',
    text: 'All rows are imported at once. You can undo it afterwards.',
  },
  undo: {
    send: undoImport,
    label: 'Undo this import',
    title: 'Undo this import?',
    text: 'New products are removed and changed ones go back to what they were, except those that were changed or sold since.',
  },
}

/** The button that applies an import or takes it back, once it was asked for a second time. */
export function ImportStep({ importId, step }: { importId: number; step: 'apply' | 'undo' }) {
  const [asks, setAsks] = useState(false)
  const { send, label, title, text } = STEPS[step]
  const { save, busy, refusal } = useSave(send, {
    outdates: ['/staff/imports', '/staff/products'],
    onSaved: () => setAsks(false),
  })
  return (
    <>
      <Refusal refusal={asks ? null : refusal} />
      <Button
        rank={step === 'apply' ? 'primary' : 'outline'}
        icon={step === 'apply' ? 'check' : 'arrow-back-up'}
        onClick={() => setAsks(true)}
      >
        {label}
      </Button>
      <ConfirmDialog
        opened={asks}
        onClose={() => setAsks(false)}
        title={title}
        confirmLabel={label}
        danger={step === 'undo'}
        busy={busy}
        refusal={refusal}
        onConfirm={() => save(importId)}
      >
        {text}
      </ConfirmDialog>
    </>
  )
}
