import {
  ALL_PERMISSIONS,
  isStaffRole,
  ROLE_PERMISSIONS,
  STAFF_ROLE_NAMES,
  type StaffPermission,
  type StaffRole,
} from './staff-permissions.ts'

/** A role that the owner made (decision 0060), by its number: own-12. */
export type OwnRoleKey = `own-${number}`
export type RoleKey = StaffRole | OwnRoleKey

/** The most characters of its name. */
export const MAX_ROLE_NAME = 40

export const ownRoleKey = (roleId: number): OwnRoleKey => `own-${roleId}`

/** The number of an own role; undefined for anything else. */
export function ownRoleId(key: string): number | undefined {
  const [, digits] = /^own-([1-9]\d{0,8})$/.exec(key) ?? []
  return digits === undefined ? undefined : Number(digits)
}

export const isRoleKey = (key: string): key is RoleKey =>
  isStaffRole(key) || ownRoleId(key) !== undefined

/** A role that somebody has; what an own one allows is said beside it, of a built-in one by its code. */
export interface HeldRole {
  key: RoleKey
  own?: readonly StaffPermission[] | undefined
}

/** What a role allows; nobody (null) may nothing. */
export function permissionsOf(role: HeldRole | null): readonly StaffPermission[] {
  if (role === null) return []
  return isStaffRole(role.key) ? ROLE_PERMISSIONS[role.key] : (role.own ?? [])
}

/** The permissions among these words, in the order in which they are shown: what is unknown allows nothing. */
export const knownPermissions = (words: readonly string[]): StaffPermission[] =>
  ALL_PERMISSIONS.filter((permission) => words.includes(permission))

/** Whether a name reads like that of a built-in role, which one of the two would then be taken for. */
export const isBuiltInName = (name: string): boolean =>
  Object.entries(STAFF_ROLE_NAMES)
    .flat()
    .some((known) => known.toLowerCase() === name.trim().toLowerCase())

/** What a change gives or takes that its maker does not hold: empty, or the change is refused. */
export const notTheirsToGive = (
  holds: readonly StaffPermission[],
  concerned: readonly StaffPermission[],
): StaffPermission[] => concerned.filter((permission) => !holds.includes(permission))
