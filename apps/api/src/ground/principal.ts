import { permissionsOf, type RoleKey } from '@mendwell/domain/people/own-roles'
import type { StaffPermission, StaffRole } from '@mendwell/domain/people/staff-permissions'

export type { StaffRole }

/** Who asks: a session's customer, perhaps staff. */
export interface Principal {
  custId: number | null
  staffRole: RoleKey | null
  /** What an own role allows now; a built-in one says it by its code. */
  ownPermissions?: readonly StaffPermission[] | undefined
}

/** A session that is open, and whose it is. */
export interface LiveSession {
  custId: number
  /** Null while a second factor is due. */
  staffRole: RoleKey | null
  ownPermissions: readonly StaffPermission[] | undefined
  /** The role that counts once the second factor is given. */
  heldRole: RoleKey | null
  secondFactor: 'off' | 'due' | 'given'
  idleSeconds: number
}

/** Somebody behind the customer door. */
export interface SignedInPrincipal extends Principal {
  custId: number
}

export const VISITOR: Principal = { custId: null, staffRole: null }

/** Who changed a row, for its `updatedBy`. */
export const signatureOf = ({ custId }: SignedInPrincipal): string => `staff ${custId}`

export const isStaff = (principal: Principal): boolean => principal.staffRole !== null

/** Whether somebody is staff whose role allows this. */
export const staffMay = (principal: Principal, permission: StaffPermission): boolean =>
  heldPermissions(principal).includes(permission)

/** All that somebody may do as staff. */
export const heldPermissions = ({
  staffRole,
  ownPermissions,
}: Principal): readonly StaffPermission[] =>
  permissionsOf(staffRole === null ? null : { key: staffRole, own: ownPermissions })
