import { permissionsOf, type RoleKey } from '@mendwell/domain/people/own-roles'
import {
  COST_READERS,
  type StaffPermission,
  type StaffRole,
} from '@mendwell/domain/people/staff-permissions'

export type { StaffRole }

/** The caller: a session's customer, perhaps staff. */
export interface Principal {
  custId: number | null
  staffRole: RoleKey | null
  /** What an own role allows now; a built-in one has a code instead. */
  ownPermissions?: readonly StaffPermission[] | undefined
}

/** A live session and its customer. */
export interface LiveSession {
  custId: number
  /** Null while a second factor is missing or due. */
  staffRole: RoleKey | null
  ownPermissions: readonly StaffPermission[] | undefined
  /** The role that applies once the second factor is given. */
  heldRole: RoleKey | null
  /** `missing`: the shop requires one and this member of staff has not set it up. */
  secondFactor: 'off' | 'missing' | 'due' | 'given'
  idleSeconds: number
}

/** A caller behind the customer door. */
export interface SignedInPrincipal extends Principal {
  custId: number
}

export const VISITOR: Principal = { custId: null, staffRole: null }

/** The actor of a change, for the row's `updatedBy`. */
export const signatureOf = ({ custId }: SignedInPrincipal): string => `staff ${custId}`

export const isStaff = (principal: Principal): boolean => principal.staffRole !== null

/** Whether the caller is staff whose role allows this. */
export const staffMay = (principal: Principal, permission: StaffPermission): boolean =>
  heldPermissions(principal).includes(permission)

/** Whether the caller may see what the shop pays for its goods. */
export const maySeeCosts = (principal: Principal): boolean =>
  COST_READERS.some((permission) => staffMay(principal, permission))

/** Everything the caller may do as staff. */
export const heldPermissions = ({
  staffRole,
  ownPermissions,
}: Principal): readonly StaffPermission[] =>
  permissionsOf(staffRole === null ? null : { key: staffRole, own: ownPermissions })
