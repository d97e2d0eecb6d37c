import type { StaffRole } from '@mendwell/domain/staff-permissions'

/** How the back office calls a role. */
export const ROLE_NAMES: Record<StaffRole, string> = {
  OWNER: 'Owner',
  MANAGER: 'Manager',
  FULFILMENT: 'Fulfilment',
  CATALOGUE: 'Catalogue',
  SUPPORT: 'Support',
}
