import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Queryable } from '../../db/db.ts'
import { LOCKS } from '../../db/locks.ts'
import { canonicalEmail } from './canonical-email.ts'
import { upsertCredential } from './credentials.repository.ts'
import { hashPassword } from './password.ts'

interface Wanted {
  staffEmail: string
  staffPassword: string | undefined
}

/** Without the letters and digits that are taken for each other. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'

/**
 * The first start's one staff account, with the owner's rights (Decisions §9).
 * Returns its log-in to be shown once, or undefined where a member of staff exists.
 */
export async function createFirstStaff(db: Db, { staffEmail, staffPassword }: Wanted) {
  if (await hasStaff(db)) return undefined
  const password = staffPassword ?? generatePassword()
  const passwordHash = await hashPassword(password)
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${LOCKS.firstStaff})`.execute(trx)
    if (await hasStaff(trx)) return undefined
    await insertOwner(trx, staffEmail, passwordHash)
    return { email: staffEmail, password, isGenerated: staffPassword === undefined }
  })
}

const hasStaff = async (db: Queryable) =>
  (await db.selectFrom('staffMember').select('custId').limit(1).executeTakeFirst()) !== undefined

async function insertOwner(db: Queryable, email: string, passwordHash: string) {
  const { custId } = await db
    .insertInto('customer')
    .values({
      loginId: email,
      email,
      emailCanonical: canonicalEmail(email),
      custName: 'Shop owner',
      custType: 'S',
    })
    // Someone who shopped with this address before owns the shop from now on.
    .onConflict((conflict) => conflict.column('emailCanonical').doUpdateSet({ custType: 'S' }))
    .returning('custId')
    .executeTakeFirstOrThrow()
  await upsertCredential(db, custId, passwordHash)
  await db.insertInto('staffMember').values({ custId, role: 'OWNER' }).execute()
}

/** Four groups of five: 99 bits, and easy to type. */
function generatePassword(): string {
  const group = () =>
    Array.from({ length: 5 }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('')
  return Array.from({ length: 4 }, group).join('-')
}
