import { sql } from 'kysely'
import type { Queryable } from '../../db/db.ts'

/** For the rest of the transaction, SQL's `shop_now()` returns this time (migration 1000). */
export async function setMoment(tx: Queryable, at: Date): Promise<void> {
  await sql`select set_config('mendwell.moment', ${at.toISOString()}, true)`.execute(tx)
}
