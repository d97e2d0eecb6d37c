import type { OwnRole } from '@mendwell/contract/people/own-roles'
import { ownRoleKey, type RoleKey } from '@mendwell/domain/people/own-roles'
import {
  isStaffRole,
  STAFF_ROLE_NAMES,
  STAFF_ROLES,
} from '@mendwell/domain/people/staff-permissions'

/** The roles as options, the built-in ones first. */
export const roleOptions = (own: readonly OwnRole[]) => [
  ...STAFF_ROLES.map((value) => ({ value, label: STAFF_ROLE_NAMES[value] })),
  ...own.map(({ roleId, name }) => ({ value: ownRoleKey(roleId), label: name })),
]

/** The name of a role. */
export const roleNameOf = (key: RoleKey, own: readonly OwnRole[]): string =>
  isStaffRole(key)
    ? STAFF_ROLE_NAMES[key]
    : (own.find(({ roleId }) => ownRoleKey(roleId) === key)?.name ?? key)
