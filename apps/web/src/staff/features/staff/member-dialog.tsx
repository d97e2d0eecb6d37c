import { NativeSelect } from '@mantine/core'
import { isRoleKey } from '@mendwell/domain/people/own-roles'
import { useState } from 'react'
import {
  changeStaff,
  inviteStaff,
  type Member,
  type OwnRole,
  resetSecondFactor,
} from '../../../api/staff/members.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { StaffDialog } from '../../components/dialogs/staff-dialog.tsx'
import { Refusal } from '../../components/forms/refusal.tsx'
import { useSave } from '../../components/forms/use-save.ts'
import { SessionList } from '../../components/sessions/session-list.tsx'
import { roleOptions } from '../../session/role-names.ts'

interface MemberDialogProps {
  member: Member | undefined
  onClose: () => void
  roles: readonly OwnRole[]
}

/** Role, access, second factor and sessions of one member of staff. */
export function MemberDialog({ member, onClose, roles }: MemberDialogProps) {
  const title = member ? `${member.firstName || member.email}` : 'Staff member'
  return (
    <StaffDialog opened={member !== undefined} onClose={onClose} title={title} size="lg">
      {member && <MemberForm key={member.custId} member={member} onDone={onClose} roles={roles} />}
    </StaffDialog>
  )
}

interface MemberFormProps {
  member: Member
  onDone: () => void
  roles: readonly OwnRole[]
}

function MemberForm({ member, onDone, roles }: MemberFormProps) {
  const { custId, email, activeFlag, isInvited, hasSecondFactor } = member
  const [role, setRole] = useState(member.role)
  const outdates = ['/staff/']
  const change = useSave(changeStaff, { outdates, success: 'Saved.', onSaved: onDone })
  const again = useSave(inviteStaff, {
    outdates,
    success: `Invitation emailed to ${email}.`,
    onSaved: onDone,
  })
  const reset = useSave(resetSecondFactor, {
    outdates,
    success: 'Two-step verification is off and all sessions have ended.',
    onSaved: onDone,
  })
  return (
    <div className="stack">
      <Refusal refusal={change.refusal ?? again.refusal ?? reset.refusal} />
      <p className="muted">{email}</p>
      <NativeSelect
        data-autofocus
        label="Role"
        data={roleOptions(roles)}
        value={role}
        onChange={(event) => {
          const chosen = event.currentTarget.value
          if (isRoleKey(chosen)) setRole(chosen)
        }}
      />
      <div className="row">
        <Button busy={change.busy} onClick={() => change.save({ custId, role })}>
          Save role
        </Button>
        <Button
          rank={activeFlag ? 'danger' : 'outline'}
          onClick={() => change.save({ custId, activeFlag: !activeFlag })}
        >
          {activeFlag ? 'Deactivate' : 'Activate'}
        </Button>
        {isInvited && (
          <Button
            rank="outline"
            busy={again.busy}
            onClick={() => again.save({ ...member, firstName: member.firstName || email })}
          >
            Resend the link
          </Button>
        )}
        {hasSecondFactor && (
          <Button rank="outline" busy={reset.busy} onClick={() => reset.save(custId)}>
            Turn off two-step verification
          </Button>
        )}
      </div>
      <h3>Sessions</h3>
      <SessionList custId={custId} />
    </div>
  )
}
