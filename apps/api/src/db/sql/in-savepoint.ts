import { sql } from 'kysely'
import { databaseStatus } from '../database-errors.ts'
import type { Queryable } from '../db.ts'

/**
 * Does one part of a transaction `tx`, or nothing of it: whatever it wrote is gone if it returns false or if a
 * constraint refuses it. Returns whether it was done.
 */
export async function inSavepoint(tx: Queryable, work: () => Promise<boolean>): Promise<boolean> {
  await sql`savepoint part`.execute(tx)
  const isDone = await work().catch((error) => {
    if (databaseStatus(error) !== 409) throw error
    return false
  })
  if (!isDone) await sql`rollback to savepoint part`.execute(tx)
  await sql`release savepoint part`.execute(tx)
  return isDone
}
