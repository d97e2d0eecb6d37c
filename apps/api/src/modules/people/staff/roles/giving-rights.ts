import type { OwnRole } from '@mendwell/contract/people/own-roles'
import {
  notTheirsToGive,
  ownRoleId,
  permissionsOf,
  type RoleKey,
} from '@mendwell/domain/people/own-roles'
import {
  ALL_PERMISSIONS,
  STAFF_PERMISSIONS,
  type StaffPermission,
} from '@mendwell/domain/people/staff-permissions'
import type { Queryable } from '../../../../db/db.ts'
import { fieldError, forbidden, invalidFields } from '../../../../ground/errors.ts'
import type { SignedInPrincipal } from '../../../../ground/principal.ts'
import { COMMAND_LINE } from '../../../settings/history/record-staff-event.ts'
import { lockOwnRoles } from './own-roles.repository.ts'
import { lockMembers } from './staff-members.repository.ts'

export type Who = SignedInPrincipal | typeof COMMAND_LINE

/** The members of staff and their roles, locked: what each may give does not change meanwhile. */
export interface LockedStaff {
  roles: OwnRole[]
  members: Awaited<ReturnType<typeof lockMembers>>
}

/** Members before roles, always: two changes at once do not deadlock, and the second sees what the first did. */
export async function lockStaff(tx: Queryable): Promise<LockedStaff> {
  const members = await lockMembers(tx)
  return { roles: await lockOwnRoles(tx), members }
}

/** The permissions of a role as read under the lock; a deleted role has none. */
export function allowedBy({ roles }: LockedStaff, key: RoleKey): readonly StaffPermission[] {
  const own = roles.find(({ roleId }) => roleId === ownRoleId(key))
  return permissionsOf({ key, own: own?.permissions })
}

/**
 * A member's permissions as read under the lock, whatever their session had when the call arrived.
 * @throws ShopError 403 for an actor who may no longer manage staff.
 */
export function heldBy(staff: LockedStaff, who: Who): readonly StaffPermission[] {
  if (who === COMMAND_LINE) return ALL_PERMISSIONS
  const member = staff.members.find(({ custId }) => custId === who.custId)
  const holds = member?.activeFlag ? allowedBy(staff, member.role) : []
  if (!holds.includes('staff.manage')) throw forbidden()
  return holds
}

/**
 * No one gives or takes permissions they do not have.
 * @throws ShopError 422 that names the first permission at the field of the form.
 */
export function expectTheirsToGive(
  field: 'role' | 'permissions',
  ...given: Parameters<typeof notTheirsToGive>
): void {
  const [first] = notTheirsToGive(...given)
  if (first === undefined) return
  throw invalidFields([
    fieldError(field, 'permissionNotYours', { permission: STAFF_PERMISSIONS[first] }),
  ])
}
