import { sql } from 'kysely'
import type { Queryable } from '../../db/db.ts'

/** From now on until its end, SQL's `shop_now()` is this moment in the transaction (migration 1000). */
export async function setMoment(tx: Queryable, at: Date): Promise<void> {
  await sql`select set_config('mendwell.moment', ${at.toISOString()}, true)`.execute(tx)
}
