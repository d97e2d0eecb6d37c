import { isRoleKey, ownRoleId, ownRoleKey, type RoleKey } from '@mendwell/domain/people/own-roles'
import { sql } from 'kysely'
import type { Queryable } from '../../../../db/db.ts'

/** Converts a role to its two columns and back; the database's check limits the first to existing roles. */
const columnsOf = (key: RoleKey) => {
  const roleId = ownRoleId(key)
  return roleId === undefined ? { role: key, ownRoleId: null } : { role: 'OWN', ownRoleId: roleId }
}

function withRole<Row extends { role: string; ownRoleId: number | null }>(row: Row) {
  const { ownRoleId: roleId, ...rest } = row
  const key = roleId === null ? row.role : ownRoleKey(roleId)
  if (!isRoleKey(key)) throw new Error(`${key} is no role`)
  return { ...rest, role: key }
}

/** Who works in the shop, or one of them. */
export const findMembers = async (db: Queryable, custId?: number) =>
  (await selectMembers(db, custId).execute()).map(withRole)

const selectMembers = (db: Queryable, custId?: number) =>
  db
    .selectFrom('staffMember')
    .innerJoin('customer', 'customer.custId', 'staffMember.custId')
    .leftJoin('credential', 'credential.custId', 'staffMember.custId')
    .leftJoin('staffTotp', (join) =>
      join
        .onRef('staffTotp.custId', '=', 'staffMember.custId')
        .on('staffTotp.confirmedAt', 'is not', null),
    )
    .select([
      'staffMember.custId',
      'customer.firstName',
      'customer.lastName',
      'customer.email',
      'staffMember.role',
      'staffMember.ownRoleId',
      'staffMember.activeFlag',
      sql<boolean>`credential.cust_id is null`.as('isInvited'),
      sql<boolean>`staff_totp.cust_id is not null`.as('hasSecondFactor'),
      sql<Date | null>`(select max(last_seen_at) from session
        where session.cust_id = staff_member.cust_id)`.as('lastSeenAt'),
    ])
    .$if(custId !== undefined, (query) => query.where('staffMember.custId', '=', custId ?? 0))
    .orderBy('staffMember.activeFlag', 'desc')
    .orderBy('customer.firstName')
    .orderBy('staffMember.custId')

/**
 * All members locked in one order, so that two changes cannot both remove the last owner. They are read once locked:
 * members who joined while this waited are included.
 */
export async function lockMembers(tx: Queryable) {
  await tx.selectFrom('staffMember').select('custId').orderBy('custId').forUpdate().execute()
  const rows = await tx
    .selectFrom('staffMember')
    .select(['custId', 'role', 'ownRoleId', 'activeFlag'])
    .orderBy('custId')
    .execute()
  return rows.map(withRole)
}

/** The customer of a canonical email, closed or not. */
export async function findCustIdOf(
  db: Queryable,
  emailCanonical: string,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('customer')
    .select('custId')
    .where('emailCanonical', '=', emailCanonical)
    .executeTakeFirst()
  return row?.custId
}

interface MemberRow {
  custId: number
  role: RoleKey
  activeFlag: boolean
}

export async function updateMember(
  tx: Queryable,
  { custId, role, activeFlag }: MemberRow,
): Promise<void> {
  await tx
    .updateTable('staffMember')
    .set({ ...columnsOf(role), activeFlag })
    .where('custId', '=', custId)
    .execute()
}

const nameOnceProven = (column: string, invited: string) =>
  sql<string>`case when customer.email_verified_at is null then ${invited}
    else ${sql.ref(`customer.${column}`)} end`

interface Invited {
  email: string
  emailCanonical: string
  firstName: string
  lastName: string
  role: RoleKey
}

/** The customer of this email, created if there is none, as a member of staff. */
export async function upsertMember(tx: Queryable, invited: Invited): Promise<number> {
  const { email, emailCanonical, firstName, lastName, role } = invited
  const { custId } = await tx
    .insertInto('customer')
    .values({
      loginId: email,
      email,
      emailCanonical,
      firstName,
      lastName,
      custName: [firstName, lastName].filter(Boolean).join(' '),
      custType: 'S',
    })
    // An existing customer keeps the name of their account, if it is proven to be theirs.
    .onConflict((conflict) =>
      conflict.column('emailCanonical').doUpdateSet({
        custType: 'S',
        firstName: nameOnceProven('first_name', firstName),
        lastName: nameOnceProven('last_name', lastName),
      }),
    )
    .returning('custId')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('staffMember')
    .values({ custId, ...columnsOf(role) })
    .onConflict((conflict) =>
      conflict.column('custId').doUpdateSet({ ...columnsOf(role), activeFlag: true }),
    )
    .execute()
  return custId
}
