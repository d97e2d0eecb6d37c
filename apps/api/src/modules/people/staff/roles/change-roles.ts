import type { OwnRole, OwnRoleForm } from '@mendwell/contract/people/own-roles'
import { isBuiltInName, knownPermissions, ownRoleKey } from '@mendwell/domain/people/own-roles'
import type { Db, Queryable } from '../../../../db/db.ts'
import { fieldError, invalidFields, notFound, ShopError } from '../../../../ground/errors.ts'
import type { SignedInPrincipal } from '../../../../ground/principal.ts'
import { changeThing, type StateChange } from '../../../settings/history/change-thing.ts'
import { expectAsRead } from '../../../settings/history/expect-as-read.ts'
import { recordStaffEvent } from '../../../settings/history/record-staff-event.ts'
import { type Restoring, restoredState } from '../../../settings/history/restoring.ts'
import { expectTheirsToGive, heldBy, lockStaff } from './giving-rights.ts'
import { findOwnRole, insertOwnRole, removeOwnRole, updateOwnRole } from './own-roles.repository.ts'

const roleHeld = () =>
  new ShopError(409, 'CONFLICT', 'Someone still has this role. Give them another one first.')

const formOf = ({ name, permissions }: OwnRoleForm): OwnRoleForm => ({
  name,
  permissions: knownPermissions(permissions),
})

/** @throws ShopError 422 for the name of another role, including built-in ones. */
function expectFreeName(roles: readonly OwnRole[], name: string, roleId?: number): void {
  const isTaken = roles.some(
    (role) => role.roleId !== roleId && role.name.toLowerCase() === name.toLowerCase(),
  )
  if (isTaken || isBuiltInName(name)) throw invalidFields([fieldError('name', 'roleNameTaken')])
}

const named = (roleId: number) => ({ objectType: 'role', objectId: roleId }) as const

async function getOwnRole(db: Queryable, roleId: number): Promise<OwnRole> {
  const role = await findOwnRole(db, roleId)
  if (!role) throw notFound('Role')
  return role
}

/**
 * Creates a role; recorded in the history.
 * @throws ShopError 422 for a taken name, or a permission the actor does not have.
 */
export function createRole(db: Db, who: SignedInPrincipal, typed: OwnRoleForm): Promise<OwnRole> {
  return db.transaction().execute(async (tx) => {
    const staff = await lockStaff(tx)
    const role = formOf(typed)
    expectTheirsToGive('permissions', heldBy(staff, who), role.permissions)
    expectFreeName(staff.roles, role.name)
    const roleId = await insertOwnRole(tx, role)
    await recordStaffEvent(tx, { who, action: 'create', ...named(roleId), after: role })
    return getOwnRole(tx, roleId)
  })
}

interface Changing {
  roleId: number
  role: OwnRoleForm
  /** The revision that was read. */
  before: OwnRoleForm | undefined
}

/**
 * Changes a role's name and permissions, for all its members at once; recorded in the history.
 * @throws ShopError 404, 409 if a colleague was faster, 422 as `createRole` and for a role with more rights than the
 * actor has.
 */
export function changeRole(
  db: Db,
  who: SignedInPrincipal,
  { roleId, role: typed, before: read }: Changing,
): Promise<OwnRole> {
  return db.transaction().execute(async (tx) => {
    const staff = await lockStaff(tx)
    const now = staff.roles.find((role) => role.roleId === roleId)
    if (!now) throw notFound('Role')
    const [before, role] = [formOf(now), formOf(typed)]
    expectAsRead(read, before)
    expectTheirsToGive('permissions', heldBy(staff, who), [
      ...before.permissions,
      ...role.permissions,
    ])
    expectFreeName(staff.roles, role.name, roleId)
    await change(tx, roleId, { who, before, after: role })
    return getOwnRole(tx, roleId)
  })
}

/**
 * Deletes a role; recorded in the history.
 * @throws ShopError 404, 409 while it has members, active or not, 422 for a role with more rights than the actor.
 */
export async function deleteRole(db: Db, who: SignedInPrincipal, roleId: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const staff = await lockStaff(tx)
    const role = staff.roles.find((one) => one.roleId === roleId)
    if (!role) throw notFound('Role')
    expectTheirsToGive('permissions', heldBy(staff, who), role.permissions)
    if (staff.members.some((member) => member.role === ownRoleKey(roleId))) throw roleHeld()
    await removeOwnRole(tx, roleId)
    await recordStaffEvent(tx, { who, action: 'delete', ...named(roleId), before: formOf(role) })
  })
}

/**
 * Undoes a change of a role; false if it was changed again since.
 * @throws ShopError 422 if that would give or take permissions the actor does not have, or the name is taken by now.
 */
export async function restoreRole(tx: Queryable, restoring: Restoring): Promise<boolean> {
  const { who, objectId, undoes } = restoring
  const staff = await lockStaff(tx)
  const role = staff.roles.find(({ roleId }) => String(roleId) === objectId)
  if (!role) return false
  const before = formOf(role)
  const restored = restoredState(before, restoring)
  if (!restored) return false
  const after = formOf(restored)
  expectTheirsToGive('permissions', heldBy(staff, who), [
    ...before.permissions,
    ...after.permissions,
  ])
  expectFreeName(staff.roles, after.name, role.roleId)
  await change(tx, role.roleId, { who, before, after, undoes })
  return true
}

const change = (tx: Queryable, roleId: number, states: StateChange<OwnRoleForm>) => {
  const write = (after: OwnRoleForm) => updateOwnRole(tx, roleId, after)
  return changeThing(tx, { ...named(roleId), write }, states)
}
