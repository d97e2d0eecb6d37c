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

/** Who works here and as what, locked: what anybody may give does not change meanwhile. */
export interface LockedStaff {
  roles: OwnRole[]
  members: Awaited<ReturnType<typeof lockMembers>>
}

/** Members before roles, always: two changes at once do not wait for each other, and the second sees what the first did. */
export async function lockStaff(tx: Queryable): Promise<LockedStaff> {
  const members = await lockMembers(tx)
  return { roles: await lockOwnRoles(tx), members }
}

/** What a role allows as it stands under the lock; a role that is gone allows nothing. */
export function allowedBy({ roles }: LockedStaff, key: RoleKey): readonly StaffPermission[] {
  const own = roles.find(({ roleId }) => roleId === ownRoleId(key))
  return permissionsOf({ key, own: own?.permissions })
}

/**
 * What somebody holds as it stands under the lock, whatever their session said when the call came in.
 * @throws ShopError 403 for who may not manage staff any more.
 */
export function heldBy(staff: LockedStaff, who: Who): readonly StaffPermission[] {
  if (who === COMMAND_LINE) return ALL_PERMISSIONS
  const member = staff.members.find(({ custId }) => custId === who.custId)
  const holds = member?.activeFlag ? allowedBy(staff, member.role) : []
  if (!holds.includes('staff.manage')) throw forbidden()
  return holds
}

/**
 * Nobody gives or takes what they do not hold.
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
