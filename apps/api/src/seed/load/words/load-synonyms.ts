import type { Queryable } from '../../../db/db.ts'
import type { SeedRow } from '../../files/seed-files.ts'
import { text } from '../../files/seed-values.ts'

/** The initial list of what people say for what the catalog names differently; staff edit it. */
export async function loadSynonyms(
  db: Queryable,
  rows: readonly SeedRow[],
  onRows: (count: number) => void,
): Promise<void> {
  await db
    .insertInto('searchSynonym')
    .values(rows.map((row) => ({ term: text(row, 'term'), meaning: text(row, 'meaning') })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  onRows(rows.length)
}
