import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'

/** Stores a password's hash; its new version, which is returned, ends every session opened with the old one. */
export async function upsertCredential(
  db: Queryable,
  custId: number,
  passwordHash: string,
): Promise<number> {
  const { version } = await db
    .insertInto('credential')
    .values({ custId, passwordHash })
    .onConflict((conflict) =>
      conflict.column('custId').doUpdateSet({
        passwordHash,
        version: sql<number>`credential.version + 1`,
        changedAt: sql<Date>`now()`,
      }),
    )
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

/** The account that signs in with this email; it needs a credential (Reliability §3.1, A1). */
export function findAccount(db: Queryable, emailCanonical: string) {
  return db
    .selectFrom('customer')
    .innerJoin('credential', 'credential.custId', 'customer.custId')
    .select(['customer.custId', 'credential.passwordHash', 'credential.version'])
    .where('customer.emailCanonical', '=', emailCanonical)
    .where('customer.activeFlag', '=', true)
    .executeTakeFirst()
}

export function findPassword(db: Queryable, custId: number) {
  return db
    .selectFrom('credential')
    .select(['passwordHash', 'version'])
    .where('custId', '=', custId)
    .executeTakeFirst()
}

/** Deletes password, sessions and mailed links of a customer. */
export async function takeKeys(tx: Queryable, custId: number): Promise<void> {
  await tx.deleteFrom('session').where('custId', '=', custId).execute()
  await tx.deleteFrom('oneTimeToken').where('custId', '=', custId).execute()
  await tx.deleteFrom('credential').where('custId', '=', custId).execute()
}
