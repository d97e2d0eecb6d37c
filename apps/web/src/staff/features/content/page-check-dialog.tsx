import { useState } from 'react'
import {
  approvePage,
  type PageCheckRow,
  withdrawPageApproval,
} from '../../../api/staff/pages/page-checks.ts'
import { STAFF_KEY } from '../../../api/staff/staff-key.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { TextArea, TextField } from '../../../ui/fields/text-field.tsx'
import { StaffDialog } from '../../components/dialogs/staff-dialog.tsx'
import { Refusal } from '../../components/forms/refusal.tsx'
import { errorsByPath, useSave } from '../../components/forms/use-save.ts'

interface PageCheckDialogProps {
  row: PageCheckRow | undefined
  onClose: () => void
}

/** Who has reviewed a page, and when. Stays mounted, so that focus returns. */
export function PageCheckDialog({ row, onClose }: PageCheckDialogProps) {
  return (
    <StaffDialog opened={row !== undefined} onClose={onClose} title={row?.title ?? 'Page'}>
      {row && <Check key={row.pageKey} row={row} onClose={onClose} />}
    </StaffDialog>
  )
}

function Check({ row, onClose }: { row: PageCheckRow; onClose: () => void }) {
  const { pageKey, textHash } = row
  const [approvedBy, setApprovedBy] = useState(row.approvedBy ?? '')
  const [approvedRole, setApprovedRole] = useState(row.approvedRole ?? '')
  const [approvedOn, setApprovedOn] = useState('')
  const [note, setNote] = useState(row.note)
  const [missing, setMissing] = useState<Record<string, string>>({})
  const approve = useSave(approvePage, {
    outdates: [STAFF_KEY],
    success: ({ title }) => `${title} marked as checked`,
    onSaved: onClose,
    onErrors: (errors) => {
      setMissing(errorsByPath(errors))
      return errors.length > 0
    },
  })
  const withdraw = useSave(withdrawPageApproval, {
    outdates: [STAFF_KEY],
    success: ({ title }) => `${title} is a draft again.`,
    onSaved: onClose,
  })
  if (row.state === 'APPROVED') {
    return (
      <div className="stack">
        <Refusal refusal={withdraw.refusal} />
        <p>
          Checked by {row.approvedBy}, {row.approvedRole}, {row.approvedOn}.
        </p>
        {row.note && <p>{row.note}</p>}
        <div className="row">
          <Button rank="danger" busy={withdraw.busy} onClick={() => withdraw.save(pageKey)}>
            Make it a draft
          </Button>
        </div>
      </div>
    )
  }
  return (
    <div className="stack">
      <Refusal refusal={approve.refusal} />
      <p>
        <a href={`/#/${pageKey}`} target="_blank" rel="noreferrer">
          Open the page
        </a>{' '}
        and have the text read in both languages before you record a check.
      </p>
      <div className="two-columns">
        <TextField
          label={row.checker === 'LAWYER' ? 'Name of the lawyer' : 'Name of the clinician'}
          value={approvedBy}
          error={missing.approvedBy}
          onChange={(event) => setApprovedBy(event.currentTarget.value)}
        />
        <TextField
          label="Profession, as shoppers see it"
          value={approvedRole}
          error={missing.approvedRole}
          onChange={(event) => setApprovedRole(event.currentTarget.value)}
        />
      </div>
      <TextField
        label="Date of the check"
        type="date"
        value={approvedOn}
        error={missing.approvedOn}
        onChange={(event) => setApprovedOn(event.currentTarget.value)}
      />
      <TextArea
        label="Note, for staff"
        optional="(optional)"
        rows={2}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <div className="row">
        <Button
          rank="primary"
          busy={approve.busy}
          onClick={() => {
            setMissing({})
            approve.save({ pageKey, textHash, approvedBy, approvedRole, approvedOn, note })
          }}
        >
          Mark as checked
        </Button>
      </div>
    </div>
  )
}
