import { STAFF_ROLES, type StaffRole } from '@mendwell/domain/people/staff-permissions'

/** How the back office calls a role. */
export const ROLE_NAMES: Record<StaffRole, string> = {
  OWNER: 'Owner',
  MANAGER: 'Manager',
  FULFILMENT: 'Fulfilment',
  CATALOGUE: 'Catalogue',
  SUPPORT: 'Support',
}

/** For a list to choose from. */
export const ROLE_OPTIONS = STAFF_ROLES.map((value) => ({ value, label: ROLE_NAMES[value] }))
