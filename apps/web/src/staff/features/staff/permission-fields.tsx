import { Checkbox } from '@mantine/core'
import { STAFF_PERMISSIONS, type StaffPermission } from '@mendwell/domain/people/staff-permissions'
import { Button } from '../../../ui/buttons/button.tsx'
import formStyles from '../../components/forms/form.module.css'
import { useStaff } from '../../session/use-staff.ts'
import { PERMISSION_GROUPS } from './permission-groups.ts'

interface PermissionFieldsProps {
  chosen: readonly StaffPermission[]
  onChange: (chosen: StaffPermission[]) => void
}

/** Permissions by group, one by one or a whole group; used within a group of checkboxes. */
export function PermissionFields({ chosen, onChange }: PermissionFieldsProps) {
  const staff = useStaff()
  return PERMISSION_GROUPS.map(({ name, permissions }) => {
    const allowed = permissions.filter((permission) => staff?.may(permission))
    const isWhole = allowed.every((permission) => chosen.includes(permission))
    const others = chosen.filter((permission) => !allowed.includes(permission))
    return (
      <fieldset key={name} className={formStyles.fieldGroup}>
        <legend>{name}</legend>
        {permissions.map((permission) => (
          <Checkbox
            key={permission}
            value={permission}
            label={STAFF_PERMISSIONS[permission]}
            description={permission === 'orders.discount' && 'Up to the limit set for Support.'}
            disabled={!staff?.may(permission)}
          />
        ))}
        {allowed.length > 1 && (
          <Button rank="quiet" onClick={() => onChange(isWhole ? others : [...others, ...allowed])}>
            {isWhole ? 'None of this group' : 'All of this group'}
            <span className="visually-hidden">: {name}</span>
          </Button>
        )}
      </fieldset>
    )
  })
}
