import { sql } from 'kysely'
import type { Queryable } from '../../src/db/db.ts'

/** For a transaction that holds locks while others act: on a busy machine, longer than the shop lets one be idle. */
export async function stayOpen(tx: Queryable): Promise<void> {
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx)
}
