import {
  roleMay,
  type StaffPermission,
  type StaffRole,
} from '@mendwell/domain/people/staff-permissions'

export type { StaffRole }

/** Who asks: a session's customer, perhaps staff. */
export interface Principal {
  custId: number | null
  staffRole: StaffRole | null
}

/** A session that is open, and whose it is. */
export interface LiveSession {
  custId: number
  /** Null while a second factor is due. */
  staffRole: StaffRole | null
  /** The role that counts once the second factor is given. */
  heldRole: StaffRole | null
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
  roleMay(principal.staffRole, permission)
