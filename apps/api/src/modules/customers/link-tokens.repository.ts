import { sql } from 'kysely'
import { compiledOnce, type Place } from '../../db/compiled-once.ts'
import type { Queryable } from '../../db/db.ts'

/** What a mailed link is for; a token of one purpose is worth nothing for another. */
export type LinkPurpose = 'CLAIM' | 'RESET' | 'VERIFY_EMAIL' | 'CHANGE_EMAIL'

interface NewLinkToken {
  sha256: Buffer
  purpose: LinkPurpose
  custId: number
  emailCanonical: string
  minutes: number
}

/** Stores a token bound to purpose, customer, e-mail and the password of now (Reliability §2.1). */
export async function insertLinkToken(db: Queryable, link: NewLinkToken): Promise<void> {
  await newToken.all(db, link)
}

const newToken = compiledOnce((db, place: Place<NewLinkToken>) =>
  db.insertInto('oneTimeToken').values((eb) => ({
    tokenSha256: place('sha256'),
    purpose: place('purpose'),
    custId: place('custId'),
    emailCanonical: place('emailCanonical'),
    credentialVersion: eb
      .selectFrom('credential')
      .select('version')
      .where('custId', '=', place('custId')),
    expiresAt: sql<Date>`now() + make_interval(mins => ${place('minutes')})`,
  })),
)

/**
 * Uses a token up: whoever comes second gets undefined, and so does who comes too late by the
 * database's clock or after another change of the password.
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

/** Makes every unused link of a customer worthless. */
export async function voidLinkTokens(db: Queryable, custId: number): Promise<void> {
  await db
    .updateTable('oneTimeToken')
    .set({ usedAt: sql<Date>`now()` })
    .where('custId', '=', custId)
    .where('usedAt', 'is', null)
    .execute()
}

/** Removes links that ended a month ago. */
export async function deleteOldLinkTokens(db: Queryable): Promise<void> {
  await db
    .deleteFrom('oneTimeToken')
    .where('expiresAt', '<', sql<Date>`now() - interval '30 days'`)
    .execute()
}
