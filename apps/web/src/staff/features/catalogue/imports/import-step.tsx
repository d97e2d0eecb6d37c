import type { ProductImportDetails } from '@mendwell/contract/catalog/product-imports'
import { useState } from 'react'
import type * as z from 'zod/mini'
import { applyImport, undoImport } from '../../../../api/staff/products.ts'
import { SHOWS_STOCK } from '../../../../api/staff/staff-key.ts'
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
const WARNED =
  'Some names say another number of pieces than the file. Apply it only if the file is right.'
const UNDO_OF_GROUPS =
  'What is new is removed and what was changed goes back to what it was, except what was changed since.'

/** The button that applies or undoes an import, after a confirmation. */
export function ImportStep({
  details: { importId, kind, warnings },
  step,
}: {
  details: z.input<typeof ProductImportDetails>
  step: 'apply' | 'undo'
}) {
  const [asks, setAsks] = useState(false)
  const { send, label, title, text } = STEPS[step]
  const { save, busy, refusal } = useSave(send, {
    outdates: ['/staff/imports', '/staff/families', '/staff/history', ...SHOWS_STOCK],
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
        {step === 'apply' && warnings.length > 0 && `${WARNED} `}
        {step === 'undo' && kind !== 'PRODUCTS' ? UNDO_OF_GROUPS : text}
      </ConfirmDialog>
    </>
  )
}
