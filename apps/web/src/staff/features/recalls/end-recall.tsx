import { useState } from 'react'
import { closeRecall, type RecallDetail, rejectRecall } from '../../../api/staff/stock/recalls.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { StaffDialog } from '../../components/dialogs/staff-dialog.tsx'
import { NoteForm } from './parts/note-form.tsx'

const ENDS = {
  PROPOSED: {
    button: 'Not ours',
    help: 'It is about nothing that we sell or sold.',
    title: 'This recall is about nothing we sell or sold?',
    label: 'How you know',
    send: rejectRecall,
  },
  ACTIVE: {
    button: 'Close the recall',
    help: 'Everything is done: buyers have answered, pieces are gone. Its lots stay out of sale.',
    title: 'Close this recall?',
    label: 'What was done',
    send: closeRecall,
  },
} as const

/** Rejects a recall, or closes it when everything is done; its lots stay off sale. */
export function EndRecall({ recall: { recallId, recallStatus } }: { recall: RecallDetail }) {
  const [isOpen, setOpen] = useState(false)
  if (recallStatus !== 'PROPOSED' && recallStatus !== 'ACTIVE') return null
  const { button, help, title, label, send } = ENDS[recallStatus]
  return (
    <section className="panel stack">
      <p className="muted">{help}</p>
      <Button rank="outline" onClick={() => setOpen(true)}>
        {button}
      </Button>
      <StaffDialog opened={isOpen} onClose={() => setOpen(false)} title={title}>
        {isOpen && (
          <NoteForm
            label={label}
            action={button}
            send={(note) => send({ recallId, note })}
            onDone={() => setOpen(false)}
          />
        )}
      </StaffDialog>
    </section>
  )
}
