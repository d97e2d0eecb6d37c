import { STAFF_ROLE_NAMES, STAFF_ROLES } from '@mendwell/domain/people/staff-permissions'

/** The roles for a list to choose from. */
export const ROLE_OPTIONS = STAFF_ROLES.map((value) => ({ value, label: STAFF_ROLE_NAMES[value] }))
