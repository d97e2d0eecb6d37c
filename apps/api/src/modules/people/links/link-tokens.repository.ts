import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'

/** What a mailed link is for; a token is valid only for its own purpose. */
export type LinkPurpose = 'CLAIM' | 'RESET' | 'VERIFY_EMAIL' | 'CHANGE_EMAIL'

interface NewLinkToken {
  sha256: Buffer
  purpose: LinkPurpose
  custId: number
  emailCanonical: string
  minutes: number
}

/** Stores a token bound to purpose, customer, email and the current password (Reliability §2.1). */
export async function insertLinkToken(
  db: Queryable,
  { sha256, purpose, custId, emailCanonical, minutes }: NewLinkToken,
): Promise<void> {
  await db
    .insertInto('oneTimeToken')
    .values((eb) => ({
      tokenSha256: sha256,
      purpose,
      custId,
      emailCanonical,
      credentialVersion: eb.selectFrom('credential').select('version').where('custId', '=', custId),
      expiresAt: inMinutes(minutes),
    }))
    .execute()
}

/** The time the given number of minutes from now, by the database's clock. */
const inMinutes = (minutes: number) => sql<Date>`now() + make_interval(mins => ${minutes})`

interface ClaimToken {
  orderId: number
  sha256: Buffer
  minutes: number
}

/**
 * Stores a token to claim the account behind a guest's order, as long as that has no password; false if there is
 * nothing to claim.
 */
export async function insertClaimToken(
  db: Queryable,
  { orderId, sha256, minutes }: ClaimToken,
): Promise<boolean> {
  const stored = await db
    .insertInto('oneTimeToken')
    .columns(['tokenSha256', 'purpose', 'custId', 'emailCanonical', 'expiresAt'])
    .expression((eb) =>
      eb
        .selectFrom('orders')
        .innerJoin('customer', 'customer.custId', 'orders.custId')
        .leftJoin('credential', 'credential.custId', 'customer.custId')
        .select([
          sql<Buffer>`${sha256}::bytea`.as('tokenSha256'),
          sql<string>`'CLAIM'`.as('purpose'),
          'customer.custId',
          'customer.emailCanonical',
          inMinutes(minutes).as('expiresAt'),
        ])
        .where('orders.orderId', '=', orderId)
        .where('orders.placedBy', '=', 'GUEST')
        .where('credential.custId', 'is', null),
    )
    .returning('custId')
    .executeTakeFirst()
  return stored !== undefined
}

/**
 * Redeems a token: undefined if it was used before, is expired by the database's clock, or the password has changed
 * since.
 */
export function redeemLinkToken(db: Queryable, sha256: Buffer, purposes: LinkPurpose[]) {
  return db
    .updateTable('oneTimeToken')
    .set({ usedAt: sql<Date>`now()` })
    .where('tokenSha256', '=', sha256)
    .where('purpose', 'in', purposes)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', sql<Date>`now()`)
    .where('custId', 'is not', null)
    .where(
      sql<boolean>`credential_version is not distinct from
        (select version from credential where credential.cust_id = one_time_token.cust_id)`,
    )
    .returning(['custId', 'emailCanonical', 'purpose'])
    .executeTakeFirst()
}

/** Invalidates every unused link of a customer. */
export async function voidLinkTokens(db: Queryable, custId: number): Promise<void> {
  await db
    .updateTable('oneTimeToken')
    .set({ usedAt: sql<Date>`now()` })
    .where('custId', '=', custId)
    .where('usedAt', 'is', null)
    .execute()
}

/** Deletes links that expired a month ago. */
export async function deleteOldLinkTokens(db: Queryable): Promise<void> {
  await db
    .deleteFrom('oneTimeToken')
    .where('expiresAt', '<', sql<Date>`now() - interval '30 days'`)
    .execute()
}

/** Revokes all order tokens of a customer: the mailbox's owner signs in from now on. */
export async function deleteCapabilitiesOf(db: Queryable, custId: number): Promise<void> {
  await db
    .deleteFrom('orderCapability')
    .where('orderId', 'in', (eb) =>
      eb.selectFrom('orders').select('orderId').where('custId', '=', custId),
    )
    .execute()
}
