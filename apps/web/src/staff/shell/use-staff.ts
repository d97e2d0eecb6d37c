import {
  isStaffRole,
  roleMay,
  type StaffPermission,
  type StaffRole,
} from '@mendwell/domain/staff-permissions'
import { useQuery } from '@tanstack/react-query'
import { session } from '../../api/sessions.ts'

interface Staff {
  role: StaffRole
  name: string
  custId: number
  may: (permission: StaffPermission | 'any') => boolean
}

/** The member of staff who is signed in; undefined for visitors and customers. */
export function useStaff(): Staff | undefined {
  const { data } = useQuery(session())
  const role = data?.staffRole
  if (!data?.customer || !isStaffRole(role)) return undefined
  const { firstName, lastName, email, custId } = data.customer
  return {
    role,
    custId,
    name: [firstName, lastName].filter(Boolean).join(' ') || email,
    may: (permission) => permission === 'any' || roleMay(role, permission),
  }
}
