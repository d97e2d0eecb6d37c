import type { OwnRole, OwnRoleForm } from '@mendwell/contract/people/own-roles'
import { knownPermissions } from '@mendwell/domain/people/own-roles'
import { sql } from 'kysely'
import type { Queryable } from '../../../../db/db.ts'

const select = (db: Queryable) =>
  db.selectFrom('staffRole').select([
    'roleId',
    'name',
    'permissions',
    sql<number>`(select count(*)::int from staff_member
        where staff_member.own_role_id = staff_role.role_id)`.as('holders'),
  ])

type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>
const shaped = (row: Row): OwnRole => ({ ...row, permissions: knownPermissions(row.permissions) })

/** The roles that the owner created, by name. */
export const findOwnRoles = async (db: Queryable): Promise<OwnRole[]> =>
  (await select(db).orderBy(sql`lower(name)`).execute()).map(shaped)

/** All of them locked in one order, so that no one is given a permission that a role loses meanwhile. */
export const lockOwnRoles = async (tx: Queryable): Promise<OwnRole[]> =>
  (await select(tx).orderBy('roleId').forUpdate().execute()).map(shaped)

/** One of them; undefined if it is deleted. */
export async function findOwnRole(db: Queryable, roleId: number): Promise<OwnRole | undefined> {
  const row = await select(db).where('roleId', '=', roleId).executeTakeFirst()
  return row && shaped(row)
}

export async function insertOwnRole(tx: Queryable, role: OwnRoleForm): Promise<number> {
  const { roleId } = await tx
    .insertInto('staffRole')
    .values({ name: role.name, permissions: role.permissions })
    .returning('roleId')
    .executeTakeFirstOrThrow()
  return roleId
}

export async function updateOwnRole(
  tx: Queryable,
  roleId: number,
  { name, permissions }: OwnRoleForm,
): Promise<void> {
  await tx
    .updateTable('staffRole')
    .set({ name, permissions, updatedAt: sql<Date>`now()` })
    .where('roleId', '=', roleId)
    .execute()
}

export async function removeOwnRole(tx: Queryable, roleId: number): Promise<void> {
  await tx.deleteFrom('staffRole').where('roleId', '=', roleId).execute()
}
