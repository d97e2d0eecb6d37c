import type { SessionWire } from '@mendwell/contract/people/sessions'
import {
  isRoleKey,
  knownPermissions,
  permissionsOf,
  type RoleKey,
} from '@mendwell/domain/people/own-roles'
import {
  COST_READERS,
  isStaffRole,
  STAFF_ROLE_NAMES,
  type StaffPermission,
} from '@mendwell/domain/people/staff-permissions'
import { createContext, useContext } from 'react'

export interface Staff {
  role: RoleKey
  /** Its name. */
  roleName: string
  name: string
  email: string
  custId: number
  may: (permission: StaffPermission | 'any') => boolean
  /** Whether they may see what the shop pays for its goods. */
  seesCosts: boolean
}

/** Provided by the frame of the back office (staff-layout.tsx). */
export const StaffContext = createContext<Staff | undefined>(undefined)

/** The member of staff at this browser; undefined before signing in. */
export const useStaff = (): Staff | undefined => useContext(StaffContext)

/** The member of staff of a session; undefined for visitors and customers. */
export function staffOf(session: SessionWire | undefined): Staff | undefined {
  const role = session?.staffRole
  if (!session?.customer || !role || !isRoleKey(role)) return undefined
  const { ownRole } = session
  const own = ownRole ? knownPermissions(ownRole.permissions) : undefined
  const allowed = permissionsOf({ key: role, own })
  const { firstName, lastName, email, custId } = session.customer
  return {
    role,
    roleName: isStaffRole(role) ? STAFF_ROLE_NAMES[role] : (ownRole?.name ?? ''),
    custId,
    email,
    name: [firstName, lastName].filter(Boolean).join(' ') || email,
    may: (permission) => permission === 'any' || allowed.includes(permission),
    seesCosts: COST_READERS.some((permission) => allowed.includes(permission)),
  }
}
