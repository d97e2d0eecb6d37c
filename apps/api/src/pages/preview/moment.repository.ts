import { sql } from 'kysely'
import type { Queryable } from '../../db/db.ts'

/**
 * For the rest of the transaction, SQL's `shop_now()` returns this time (migration 1000), and products have the prices
 * that are scheduled until then (migration 1310).
 */
export async function setMoment(tx: Queryable, at: Date): Promise<void> {
  await sql`select set_config('mendwell.moment', ${at.toISOString()}, true),
    set_config('search_path', 'preview, public', true)`.execute(tx)
}
