import { NativeSelect, TextInput } from '@mantine/core'
import { Invitation } from '@mendwell/contract/people/staff'
import { inviteStaff, type OwnRole } from '../../../api/staff/members.ts'
import { useCheckedForm } from '../../../lib/forms/use-checked-form.ts'
import { StaffDialog } from '../../components/dialogs/staff-dialog.tsx'
import { FormPage } from '../../components/forms/form-page.tsx'
import { useSave } from '../../components/forms/use-save.ts'
import { roleOptions } from '../../session/role-names.ts'

interface InviteDialogProps {
  opened: boolean
  onClose: () => void
  roles: readonly OwnRole[]
}

/** Asks for name, email and role; the mail with the link is sent at once. */
export function InviteDialog({ opened, onClose, roles }: InviteDialogProps) {
  return (
    <StaffDialog opened={opened} onClose={onClose} title="Invite a colleague">
      <InviteForm onDone={onClose} roles={roles} />
    </StaffDialog>
  )
}

function InviteForm({ onDone, roles }: { onDone: () => void; roles: readonly OwnRole[] }) {
  const form = useCheckedForm<Invitation>({
    initialValues: { firstName: '', lastName: '', email: '', role: 'SUPPORT' },
    schema: Invitation,
    fields: ['firstName', 'lastName', 'email', 'role'],
  })
  const { busy, refusal, save } = useSave(inviteStaff, {
    outdates: ['/staff/'],
    success: ({ email }) => `Invitation emailed to ${email}.`,
    onSaved: onDone,
    onErrors: form.showErrors,
  })
  return (
    <FormPage form={form} onSave={save} busy={busy} refusal={refusal} saveLabel="Send invitation">
      <TextInput
        data-autofocus
        label="First name"
        autoComplete="off"
        {...form.field('firstName')}
      />
      <TextInput label="Last name (optional)" autoComplete="off" {...form.field('lastName')} />
      <TextInput label="Email" type="email" autoComplete="off" {...form.field('email')} />
      <NativeSelect label="Role" data={roleOptions(roles)} {...form.field('role')} />
    </FormPage>
  )
}
