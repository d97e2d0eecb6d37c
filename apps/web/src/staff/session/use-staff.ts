import type { SessionWire } from '@mendwell/contract/people/sessions'
import {
  isStaffRole,
  roleMay,
  type StaffPermission,
  type StaffRole,
} from '@mendwell/domain/people/staff-permissions'
import { createContext, useContext } from 'react'

export interface Staff {
  role: StaffRole
  name: string
  email: string
  custId: number
  may: (permission: StaffPermission | 'any') => boolean
}

/** Filled by the frame of the back office (staff-layout.tsx). */
export const StaffContext = createContext<Staff | undefined>(undefined)

/** The member of staff at this browser; undefined before the sign-in. */
export const useStaff = (): Staff | undefined => useContext(StaffContext)

/** The member of staff of a session; undefined for visitors and customers. */
export function staffOf(session: SessionWire | undefined): Staff | undefined {
  const role = session?.staffRole
  if (!session?.customer || !isStaffRole(role)) return undefined
  const { firstName, lastName, email, custId } = session.customer
  return {
    role,
    custId,
    email,
    name: [firstName, lastName].filter(Boolean).join(' ') || email,
    may: (permission) => permission === 'any' || roleMay(role, permission),
  }
}
