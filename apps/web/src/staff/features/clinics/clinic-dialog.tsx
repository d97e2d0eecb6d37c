import { clinicTransitions, needsReason } from '@mendwell/domain/people/clinics'
import { useState } from 'react'
import {
  type ClinicDecision,
  type ClinicRow,
  decideClinic,
  licenseAddress,
} from '../../../api/staff/clinics.ts'
import { STAFF_KEY } from '../../../api/staff/staff-key.ts'
import { Button, buttonClass } from '../../../ui/buttons/button.tsx'
import { TextArea, TextField } from '../../../ui/fields/text-field.tsx'
import { StaffDialog } from '../../components/dialogs/staff-dialog.tsx'
import { Refusal } from '../../components/forms/refusal.tsx'
import { useSave } from '../../components/forms/use-save.ts'
import detailStyles from '../../components/page/details.module.css'
import { PRACTICE_WORDS } from './practice-words.ts'

const MOVE_WORDS: Record<ClinicDecision['status'], string> = {
  VERIFIED: 'Verify',
  DECLINED: 'Decline',
  WITHDRAWN: 'Withdraw verification',
}

interface ClinicDialogProps {
  row: ClinicRow | undefined
  onClose: () => void
}

/** The decision about one license. Stays mounted, so that focus returns. */
export function ClinicDialog({ row, onClose }: ClinicDialogProps) {
  return (
    <StaffDialog opened={row !== undefined} onClose={onClose} title={row?.practiceName ?? 'Clinic'}>
      {row && <Decision key={row.clinicId} row={row} onClose={onClose} />}
    </StaffDialog>
  )
}

function Decision({ row, onClose }: { row: ClinicRow; onClose: () => void }) {
  const [licenseNumber, setLicenseNumber] = useState(row.licenseNumber)
  const [expiresOn, setExpiresOn] = useState(row.expiresOn)
  const [reason, setReason] = useState('')
  const [isReasonMissing, setReasonMissing] = useState(false)
  const { save, busy, refusal } = useSave(
    (status: ClinicDecision['status']) =>
      decideClinic({
        clinicId: row.clinicId,
        status,
        reason,
        ...(status === 'VERIFIED' && { licenseNumber, expiresOn }),
      }),
    {
      outdates: [STAFF_KEY],
      success: ({ practiceName }) => `${practiceName}: saved. The customer gets an email.`,
      onSaved: onClose,
    },
  )
  const isOpen = row.status === 'REQUESTED'
  return (
    <div className="stack">
      <Refusal refusal={refusal} />
      <dl className={detailStyles.facts}>
        <dt>Practice</dt>
        <dd>{PRACTICE_WORDS[row.practiceType]}</dd>
        <dt>License state</dt>
        <dd>{row.stateCode}</dd>
        <dt>Customer</dt>
        <dd>
          {row.customerName}, {row.email}
        </dd>
      </dl>
      {row.fileName && (
        <p>
          <a className={buttonClass('outline')} href={licenseAddress(row.clinicId)} download>
            Open {row.fileName}
          </a>
        </p>
      )}
      {isOpen && (
        <div className="two-columns">
          <TextField
            label="License number, as shown on the document"
            value={licenseNumber}
            onChange={(event) => setLicenseNumber(event.currentTarget.value)}
          />
          <TextField
            label="License expires on"
            type="date"
            value={expiresOn}
            onChange={(event) => setExpiresOn(event.currentTarget.value)}
          />
        </div>
      )}
      <TextArea
        label="Reason, for the customer"
        optional={isOpen ? '(to decline)' : undefined}
        rows={3}
        value={reason}
        error={isReasonMissing && reason.trim() === '' ? 'Tell the customer why' : undefined}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <div className="row">
        {clinicTransitions(row.status).map(
          (status) =>
            status !== 'REQUESTED' && (
              <Button
                key={status}
                rank={needsReason(status) ? 'danger' : 'primary'}
                busy={busy}
                onClick={() => {
                  if (needsReason(status) && reason.trim() === '') setReasonMissing(true)
                  else save(status)
                }}
              >
                {MOVE_WORDS[status]}
              </Button>
            ),
        )}
      </div>
    </div>
  )
}
