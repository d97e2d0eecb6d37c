import { useState } from 'react'
import { saveNote } from '../../../../api/staff/orders/orders.ts'
import { STAFF_KEY } from '../../../../api/staff/staff-key.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { TextArea } from '../../../../ui/fields/text-field.tsx'
import { Refusal } from '../../../components/forms/refusal.tsx'
import { useSave } from '../../../components/forms/use-save.ts'
import { useUnsaved } from '../../../components/forms/use-unsaved.ts'

/** A note for colleagues, shown in the timeline. */
export function OrderNotes({ orderId }: { orderId: number }) {
  const [note, setNote] = useState('')
  useUnsaved(note.trim() !== '')
  const { save, busy, refusal } = useSave((words: string) => saveNote(orderId, words), {
    outdates: [STAFF_KEY],
    success: 'Note saved.',
    onSaved: () => setNote(''),
  })
  return (
    <section className="panel screen-only">
      <h2>Internal note</h2>
      <form
        className="stack-small"
        onSubmit={(event) => {
          event.preventDefault()
          if (note.trim()) save(note.trim())
        }}
      >
        <Refusal refusal={refusal} />
        <TextArea
          label="Note"
          hint="Only staff can see it."
          rows={3}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <Button type="submit" rank="secondary" busy={busy}>
          Save note
        </Button>
      </form>
    </section>
  )
}
