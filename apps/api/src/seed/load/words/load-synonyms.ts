import type { Queryable } from '../../../db/db.ts'
import type { SeedRow } from '../../files/seed-files.ts'
import { text } from '../../files/seed-values.ts'

/** The starter list of what people say for what the catalogue calls otherwise; staff edits it. */
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
