import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import { LOCKS } from '../../../db/locks.ts'

/** Of several concurrent first starts, one creates the account. */
export async function lockFirstStaff(tx: Queryable): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCKS.firstStaff})`.execute(tx)
}

export async function hasStaff(db: Queryable): Promise<boolean> {
  const row = await db.selectFrom('staffMember').select('custId').limit(1).executeTakeFirst()
  return row !== undefined
}

interface Owner {
  email: string
  emailCanonical: string
}

/** The shop's owner, without a password yet. */
export async function insertOwner(tx: Queryable, owner: Owner): Promise<{ custId: number }> {
  const { email } = owner
  const { custId } = await tx
    .insertInto('customer')
    .values({ ...owner, loginId: email, custName: 'Shop owner', custType: 'S' })
    // A customer with this address becomes the owner of the shop.
    .onConflict((conflict) => conflict.column('emailCanonical').doUpdateSet({ custType: 'S' }))
    .returning('custId')
    .executeTakeFirstOrThrow()
  await tx.insertInto('staffMember').values({ custId, role: 'OWNER' }).execute()
  return { custId }
}
