import { useState } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { Refusal } from '../../../components/forms/refusal.tsx'
import { useSave } from '../../../components/forms/use-save.ts'

interface NoteFormProps {
  label: string
  action: string
  send: (note: string) => Promise<unknown>
  onDone: () => void
}

/** An action with a note that gives the reason. */
export function NoteForm({ label, action, send, onDone }: NoteFormProps) {
  const [note, setNote] = useState('')
  const [isTried, setTried] = useState(false)
  const { save, busy, refusal } = useSave(send, {
    outdates: ['/staff/recalls', '/staff/orders', '/staff/history'],
    success: 'Done',
    onSaved: onDone,
  })
  const isMissing = note.trim() === ''
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (!isMissing) save(note.trim())
      }}
    >
      <Refusal refusal={refusal} />
      <TextField
        label={label}
        maxLength={500}
        value={note}
        error={isTried && isMissing ? 'Say why' : undefined}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <div className="row">
        <Button type="submit" busy={busy}>
          {action}
        </Button>
      </div>
    </form>
  )
}
