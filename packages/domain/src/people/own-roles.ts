import {
  ALL_PERMISSIONS,
  isStaffRole,
  ROLE_PERMISSIONS,
  STAFF_ROLE_NAMES,
  type StaffPermission,
  type StaffRole,
} from './staff-permissions.ts'

/** A custom role created by the owner (decision 0060), by number: own-12. */
export type OwnRoleKey = `own-${number}`
export type RoleKey = StaffRole | OwnRoleKey

/** The most characters of its name. */
export const MAX_ROLE_NAME = 40

/** The key of a custom role, by its number. */
export const ownRoleKey = (roleId: number): OwnRoleKey => `own-${roleId}`

/** The number of a custom role; undefined for anything else. */
export function ownRoleId(key: string): number | undefined {
  const [, digits] = /^own-([1-9]\d{0,8})$/.exec(key) ?? []
  return digits === undefined ? undefined : Number(digits)
}

/** Whether this can be the key of a role: a built-in one, or any custom one. */
export const isRoleKey = (key: string): key is RoleKey =>
  isStaffRole(key) || ownRoleId(key) !== undefined

/** A person's role; a custom one comes with its permissions, a built-in one just has its code. */
export interface HeldRole {
  key: RoleKey
  own?: readonly StaffPermission[] | undefined
}

/** What a role allows; no role (null) allows nothing. */
export function permissionsOf(role: HeldRole | null): readonly StaffPermission[] {
  if (role === null) return []
  return isStaffRole(role.key) ? ROLE_PERMISSIONS[role.key] : (role.own ?? [])
}

/** The permissions among these words, in display order: unknown words allow nothing. */
export const knownPermissions = (words: readonly string[]): StaffPermission[] =>
  ALL_PERMISSIONS.filter((permission) => words.includes(permission))

/** Whether a name reads like that of a built-in role and could be confused with it. */
export const isBuiltInName = (name: string): boolean =>
  Object.entries(STAFF_ROLE_NAMES)
    .flat()
    .some((known) => known.toLowerCase() === name.trim().toLowerCase())

/** The permissions a change grants or revokes that its actor lacks: unless empty, the change is refused. */
export const notTheirsToGive = (
  holds: readonly StaffPermission[],
  concerned: readonly StaffPermission[],
): StaffPermission[] => concerned.filter((permission) => !holds.includes(permission))
