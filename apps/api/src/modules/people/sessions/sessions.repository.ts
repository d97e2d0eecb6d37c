import { knownPermissions, ownRoleKey } from '@mendwell/domain/people/own-roles'
import { isStaffRole } from '@mendwell/domain/people/staff-permissions'
import { type ExpressionBuilder, sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import type { DB } from '../../../db/schema.ts'
import type { LiveSession } from '../../../ground/principal.ts'
import { isSecondFactorRequired } from '../../settings/shop/stored-settings.sql.ts'

export type SessionMode = 'COOKIE' | 'BEARER'

/** However active, a session ends after half a day (Reliability §2.5). */
const ABSOLUTE_HOURS = 12

interface NewSession {
  sha256: Buffer
  publicHandle: string
  custId: number
  /** The version of the password that was entered; a newer one opens no session. If absent, the current one. */
  credentialVersion: number | undefined
  mode: SessionMode
  userAgent: string | null
  idleMinutes: number
}

/** Opens a session of the customer's password; false if the account cannot sign in, or no longer with that one. */
export async function insertSession(db: Queryable, session: NewSession): Promise<boolean> {
  const { sha256, publicHandle, custId, credentialVersion, mode, userAgent, idleMinutes } = session
  const opened = await db
    .insertInto('session')
    .columns([
      'tokenSha256',
      'custId',
      'credentialVersion',
      'mode',
      'publicHandle',
      'userAgent',
      'expiresAt',
      'absoluteExpiresAt',
    ])
    .expression((eb) =>
      eb
        .selectFrom('credential')
        .innerJoin('customer', 'customer.custId', 'credential.custId')
        .select([
          sql<Buffer>`${sha256}::bytea`.as('tokenSha256'),
          'credential.custId',
          'credential.version',
          sql<string>`${mode}::text`.as('mode'),
          sql<string>`${publicHandle}::text`.as('publicHandle'),
          sql<string | null>`${userAgent}::text`.as('userAgent'),
          sql<Date>`now() + make_interval(mins => ${idleMinutes})`.as('expiresAt'),
          sql<Date>`now() + make_interval(hours => ${ABSOLUTE_HOURS})`.as('absoluteExpiresAt'),
        ])
        .where('credential.custId', '=', custId)
        .where(
          sql<boolean>`credential.version = coalesce(${credentialVersion ?? null}::int, credential.version)`,
        )
        .where('customer.activeFlag', '=', true),
    )
    .returning('custId')
    .executeTakeFirst()
  return opened !== undefined
}

const isLive = (eb: ExpressionBuilder<DB, 'session'>) =>
  eb.and([
    eb('session.revokedAt', 'is', null),
    eb('session.expiresAt', '>', sql<Date>`now()`),
    eb('session.absoluteExpiresAt', '>', sql<Date>`now()`),
  ])

/** Sessions that have not ended, by the database's clock, and were opened with the current password. */
const liveSessions = (db: Queryable) =>
  db
    .selectFrom('session')
    .innerJoin('credential', (join) =>
      join
        .onRef('credential.custId', '=', 'session.custId')
        .onRef('credential.version', '=', 'session.credentialVersion'),
    )
    .where((eb) => isLive(eb))

/** Ends sessions; those already ended keep their time. */
const revoke = (db: Queryable) =>
  db.updateTable('session').set({ revokedAt: sql<Date>`now()` }).where('revokedAt', 'is', null)

/** The live session of a token, of an active customer. */
export async function findLiveSession(
  db: Queryable,
  sha256: Buffer,
): Promise<LiveSession | undefined> {
  const row = await liveSessions(db)
    .innerJoin('customer', 'customer.custId', 'session.custId')
    .leftJoin('staffMember', (join) =>
      join
        .onRef('staffMember.custId', '=', 'session.custId')
        .on('staffMember.activeFlag', '=', true),
    )
    .leftJoin('staffRole', 'staffRole.roleId', 'staffMember.ownRoleId')
    .leftJoin('staffTotp', (join) =>
      join
        .onRef('staffTotp.custId', '=', 'staffMember.custId')
        .on('staffTotp.confirmedAt', 'is not', null),
    )
    .select([
      'session.custId',
      'staffMember.role',
      'staffMember.ownRoleId',
      'staffRole.permissions',
      sql<LiveSession['secondFactor']>`case
        when staff_member.cust_id is null then 'off'
        when staff_totp.cust_id is null and ${isSecondFactorRequired} then 'missing'
        when staff_totp.cust_id is null then 'off'
        when session.second_factor_at is null then 'due'
        else 'given' end`.as('secondFactor'),
      sql<number>`extract(epoch from now() - session.last_seen_at)::float8`.as('idleSeconds'),
    ])
    .where('session.tokenSha256', '=', sha256)
    .where('customer.activeFlag', '=', true)
    .executeTakeFirst()
  if (!row) return undefined
  const { custId, role, ownRoleId, permissions, idleSeconds, secondFactor } = row
  const builtIn = isStaffRole(role) ? role : null
  const heldRole = ownRoleId === null ? builtIn : ownRoleKey(ownRoleId)
  const hasRights = secondFactor === 'off' || secondFactor === 'given'
  const staffRole = hasRights ? heldRole : null
  const ownPermissions = permissions === null ? undefined : knownPermissions(permissions)
  return { custId, staffRole, ownPermissions, heldRole, secondFactor, idleSeconds }
}

/** Marks the second factor of this session as given: its member of staff gets the rights of the role. */
export async function markSecondFactor(db: Queryable, sha256: Buffer): Promise<void> {
  await db
    .updateTable('session')
    .set({ secondFactorAt: sql<Date>`now()` })
    .where('tokenSha256', '=', sha256)
    .execute()
}

/** The sessions of a customer that have not ended, newest first. */
export const findSessionsOf = (db: Queryable, custId: number) =>
  liveSessions(db)
    .select([
      'session.publicHandle',
      'session.userAgent',
      'session.createdAt',
      'session.lastSeenAt',
      'session.tokenSha256',
    ])
    .where('session.custId', '=', custId)
    .orderBy('session.lastSeenAt', 'desc')
    .execute()

/** Ends the session of a customer with this handle; false if there is none. */
export async function revokeSessionByHandle(
  db: Queryable,
  { custId, publicHandle }: { custId: number; publicHandle: string },
): Promise<boolean> {
  const revoked = await revoke(db)
    .where('custId', '=', custId)
    .where('publicHandle', '=', publicHandle)
    .returning('custId')
    .executeTakeFirst()
  return revoked !== undefined
}

/** Sliding expiry, never past the absolute one. */
export async function extendSession(
  db: Queryable,
  sha256: Buffer,
  idleMinutes: number,
): Promise<void> {
  await db
    .updateTable('session')
    .set({
      lastSeenAt: sql<Date>`now()`,
      expiresAt: sql<Date>`least(now() + make_interval(mins => ${idleMinutes}), absolute_expires_at)`,
    })
    .where('tokenSha256', '=', sha256)
    .where((eb) => isLive(eb))
    .execute()
}

/** Ends the session of a token. */
export async function revokeSession(db: Queryable, sha256: Buffer): Promise<void> {
  await revoke(db).where('tokenSha256', '=', sha256).execute()
}

/** Ends all sessions of a customer, except the one whose token has the hash `but`. */
export async function revokeSessionsOf(
  db: Queryable,
  custId: number,
  { but = Buffer.alloc(0) }: { but?: Buffer } = {},
): Promise<void> {
  await revoke(db).where('custId', '=', custId).where('tokenSha256', '<>', but).execute()
}

/** Deletes obsolete rows: counts of two days ago and sessions that ended a month ago. */
export async function deleteOldTraces(db: Queryable): Promise<void> {
  await db
    .deleteFrom('attemptCount')
    .where('windowStart', '<', sql<Date>`now() - interval '2 days'`)
    .execute()
  await db
    .deleteFrom('session')
    .where('expiresAt', '<', sql<Date>`now() - interval '30 days'`)
    .execute()
}
