import { SALE_CLASSES } from '@mendwell/domain/catalog/sale-class'
import { useState } from 'react'
import { changeKindClass, type StaffKindRow } from '../../../api/staff/kinds.ts'
import { STAFF_KEY } from '../../../api/staff/staff-key.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextArea, TextField } from '../../../ui/fields/text-field.tsx'
import { StaffDialog } from '../../components/dialogs/staff-dialog.tsx'
import { Refusal } from '../../components/forms/refusal.tsx'
import { useSave } from '../../components/forms/use-save.ts'
import { CLASS_WORDS } from './class-words.ts'

interface ClassDialogProps {
  kind: StaffKindRow | undefined
  onClose: () => void
}

/** Who may buy one kind, and why. Stays mounted, so that focus returns. */
export function ClassDialog({ kind, onClose }: ClassDialogProps) {
  return (
    <StaffDialog opened={kind !== undefined} onClose={onClose} title={kind?.name ?? 'Kind'}>
      {kind && <ClassForm key={kind.kindKey} kind={kind} onClose={onClose} />}
    </StaffDialog>
  )
}

function ClassForm({ kind, onClose }: { kind: StaffKindRow; onClose: () => void }) {
  const [saleClass, setSaleClass] = useState(kind.saleClass)
  const [minAge, setMinAge] = useState(String(kind.minAge ?? 18))
  const [reason, setReason] = useState(kind.saleReason)
  const [isTried, setTried] = useState(false)
  const isAgeRight = saleClass !== 'AGE' || (/^\d{2}$/.test(minAge) && Number(minAge) >= 13)
  const { save, busy, refusal } = useSave(
    () =>
      changeKindClass({
        kindKey: kind.kindKey,
        saleClass,
        minAge: saleClass === 'AGE' ? Number(minAge) : null,
        reason,
      }),
    {
      outdates: [STAFF_KEY],
      success: ({ name }) => `${name} saved. It takes effect immediately.`,
      onSaved: onClose,
    },
  )
  return (
    <div className="stack">
      <Refusal refusal={refusal} />
      <SelectField
        label="Sold to"
        options={SALE_CLASSES.map((value) => ({ value, label: CLASS_WORDS[value] }))}
        value={saleClass}
        onChange={(event) => {
          const chosen = SALE_CLASSES.find((known) => known === event.currentTarget.value)
          if (chosen) setSaleClass(chosen)
        }}
      />
      {saleClass === 'AGE' && (
        <TextField
          label="Minimum age"
          inputMode="numeric"
          value={minAge}
          error={isTried && !isAgeRight ? 'Enter an age from 13 to 99' : undefined}
          onChange={(event) => setMinAge(event.currentTarget.value)}
        />
      )}
      <TextArea
        label="Why"
        rows={3}
        value={reason}
        error={isTried && reason.trim() === '' ? 'Enter a reason' : undefined}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <div className="row">
        <Button
          busy={busy}
          onClick={() => {
            setTried(true)
            if (isAgeRight && reason.trim() !== '') save(undefined)
          }}
        >
          Save
        </Button>
      </div>
    </div>
  )
}
