import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { OwnRoleForm } from '@mendwell/contract/people/own-roles'
import {
  isRoleKey,
  knownPermissions,
  ownRoleId,
  permissionsOf,
} from '@mendwell/domain/people/own-roles'
import {
  changeOwnRole,
  createOwnRole,
  deleteOwnRole,
  type OwnRole,
} from '../../../api/staff/members.ts'
import { useCheckedForm } from '../../../lib/forms/use-checked-form.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { StaffDialog } from '../../components/dialogs/staff-dialog.tsx'
import { FormPage } from '../../components/forms/form-page.tsx'
import { Refusal } from '../../components/forms/refusal.tsx'
import { useSave } from '../../components/forms/use-save.ts'
import { roleOptions } from '../../session/role-names.ts'
import { useStaff } from '../../session/use-staff.ts'
import { PermissionFields } from './permission-fields.tsx'

interface OwnRoleDialogProps {
  role: OwnRole | 'new' | undefined
  roles: readonly OwnRole[]
  onClose: () => void
}

/** Name and permissions of a custom role. */
export function OwnRoleDialog({ role, roles, onClose }: OwnRoleDialogProps) {
  const known = role === 'new' ? undefined : role
  return (
    <StaffDialog
      opened={role !== undefined}
      onClose={onClose}
      title={known?.name ?? 'Add a role'}
      size="lg"
    >
      {role && <RoleForm key={known?.roleId ?? 0} role={known} roles={roles} onDone={onClose} />}
    </StaffDialog>
  )
}

interface RoleFormProps {
  role: OwnRole | undefined
  roles: readonly OwnRole[]
  onDone: () => void
}

function RoleForm({ role, roles, onDone }: RoleFormProps) {
  const staff = useStaff()
  const before = role && { name: role.name, permissions: role.permissions }
  const form = useCheckedForm<OwnRoleForm>({
    initialValues: before ?? { name: '', permissions: [] },
    schema: OwnRoleForm,
    fields: ['name', 'permissions'],
  })
  const keep = (typed: OwnRoleForm) =>
    role && before ? changeOwnRole({ roleId: role.roleId, ...typed, before }) : createOwnRole(typed)
  const { busy, refusal, save } = useSave(keep, {
    outdates: ['/staff/'],
    success: 'Saved.',
    onSaved: onDone,
    onErrors: form.showErrors,
  })
  const remove = useSave(deleteOwnRole, {
    outdates: ['/staff/'],
    success: 'Role deleted.',
    onSaved: onDone,
  })
  const copy = (key: string) => {
    if (!isRoleKey(key)) return
    const own = roles.find(({ roleId }) => roleId === ownRoleId(key))?.permissions
    const copied = permissionsOf({ key, own }).filter((permission) => staff?.may(permission))
    form.set({ permissions: copied })
  }
  return (
    <div className="stack">
      <FormPage form={form} onSave={save} busy={busy} refusal={refusal} saveLabel="Save role">
        <TextInput data-autofocus label="Name" autoComplete="off" {...form.field('name')} />
        <NativeSelect
          label="Copy permissions from"
          data={[{ value: '', label: 'Choose a role' }, ...roleOptions(roles)]}
          onChange={(event) => copy(event.currentTarget.value)}
        />
        <Checkbox.Group
          label="What people in this role may do"
          id={form.idOf('permissions')}
          error={form.field('permissions').error}
          value={form.values.permissions}
          onChange={(chosen) => form.set({ permissions: knownPermissions(chosen) })}
        >
          <div className="stack">
            <PermissionFields
              chosen={form.values.permissions}
              onChange={(permissions) => form.set({ permissions })}
            />
          </div>
        </Checkbox.Group>
      </FormPage>
      {role && (
        <>
          <Refusal refusal={remove.refusal} />
          <Button
            rank="danger"
            disabled={role.holders > 0}
            busy={remove.busy}
            onClick={() => remove.save(role.roleId)}
          >
            Delete role
          </Button>
          {role.holders > 0 && (
            <p className="muted">It can be deleted once nobody has it any more.</p>
          )}
        </>
      )}
    </div>
  )
}
