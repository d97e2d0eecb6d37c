import type { SaveStoreHours } from '@mendwell/contract/content/content'
import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'

/** Serializes changes of the week, since each is compared with the current one. */
export async function lockStoreHours(tx: Queryable): Promise<void> {
  await sql`lock table store_hours in share row exclusive mode`.execute(tx)
}

/** The week from Sunday on; times as HH:MM. */
export function findStoreHours(db: Queryable) {
  return db
    .selectFrom('storeHours')
    .select([
      'dayOfWeek',
      sql<string | null>`to_char(open_time, 'HH24:MI')`.as('openTime'),
      sql<string | null>`to_char(close_time, 'HH24:MI')`.as('closeTime'),
      'closedFlag',
      'note',
    ])
    .orderBy('dayOfWeek')
    .execute()
}

interface Day extends Omit<SaveStoreHours, 'before'> {
  updatedBy: string
}

/** Stores one day of the week. */
export async function upsertStoreHours(db: Queryable, { dayOfWeek, ...day }: Day): Promise<void> {
  // A closed day needs no times, and invalid ones would violate the table's check.
  const times = day.closedFlag ? { openTime: null, closeTime: null } : {}
  const values = { ...day, ...times }
  await db
    .insertInto('storeHours')
    .values({ dayOfWeek, ...values })
    .onConflict((conflict) => conflict.column('dayOfWeek').doUpdateSet(values))
    .execute()
}
