import type { Queryable } from '../../../db/db.ts'
import { nameOf } from '../../../db/sql/name-of.ts'

type Reading = { readBy: string } & (
  | { records: number; added: number; changed: number }
  | { problem: string }
)

export async function insertReading(db: Queryable, reading: Reading): Promise<void> {
  await db.insertInto('recallFeedReading').values(reading).execute()
}

/** The last reading of the feed; undefined before the first. */
export const findLastReading = (db: Queryable) =>
  db
    .selectFrom('recallFeedReading')
    .select(['readAt', 'records', 'added', 'changed', 'problem'])
    .select(nameOf('readBy').as('readBy'))
    .orderBy('readingId', 'desc')
    .limit(1)
    .executeTakeFirst()
