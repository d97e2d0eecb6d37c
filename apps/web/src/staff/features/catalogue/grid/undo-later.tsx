import { TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { shopConfig } from '../../../../api/shop.ts'
import { planUndo } from '../../../../api/staff/history.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { StaffDialog } from '../../../components/dialogs/staff-dialog.tsx'
import { Refusal } from '../../../components/forms/refusal.tsx'
import { useSave } from '../../../components/forms/use-save.ts'
import { minuteInWords } from '../../../components/page/formats.ts'

/** Lets saves of products undo themselves at a moment: prices that rise for a week need nobody to remember them. */
export function UndoLater({ eventIds }: { eventIds: readonly number[] }) {
  const [isOpen, setOpen] = useState(false)
  const [undoAt, setUndoAt] = useState('')
  const [planned, setPlanned] = useState('')
  const zone = useQuery(shopConfig()).data?.timeZone
  const { busy, refusal, save } = useSave(planUndo, {
    outdates: ['/staff/history', '/staff/schedule'],
    onSaved: () => {
      setPlanned(undoAt)
      setOpen(false)
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (undoAt) save({ eventIds: [...eventIds], undoAt })
  }
  return (
    <>
      <Button rank="outline" onClick={() => setOpen(true)}>
        {planned ? `Undoes itself on ${minuteInWords(planned)}` : 'Undo later'}
      </Button>
      <StaffDialog opened={isOpen} onClose={() => setOpen(false)} title="Undo this save later">
        <form className="stack" onSubmit={submit} noValidate>
          <Refusal refusal={refusal} />
          <TextInput
            data-autofocus
            label="Undo on"
            type="datetime-local"
            required
            withAsterisk={false}
            description={zone && `By the shop’s clock (${zone})`}
            value={undoAt}
            onChange={(event) => setUndoAt(event.currentTarget.value)}
          />
          <p className="muted">
            Everything in this save goes back to what it was. Anything changed again before then
            stays.
          </p>
          <div className="row">
            <Button type="submit" busy={busy} disabled={undoAt === ''}>
              Undo then
            </Button>
            <Button rank="outline" onClick={() => setOpen(false)}>
              Cancel
            </Button>
          </div>
        </form>
      </StaffDialog>
    </>
  )
}
