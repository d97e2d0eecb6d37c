import { sql } from 'kysely'
import type { Db, Queryable } from '../db/db.ts'
import { LOCKS } from '../db/locks.ts'
import { SEED_FOLDER } from './files/seed-files.ts'
import { PART_NAMES, PARTS, type PartName } from './seed-parts.ts'

/** Rows done and total rows. */
export type OnProgress = (done: number, total: number) => void

/**
 * Loads a new shop's products, once: a loaded part is never touched again, whatever staff made of it. A corrected list
 * that is not editable is loaded under a new name. Each part is one transaction: a killed start leaves all or nothing.
 * @throws StartProblem naming a seed file that is missing or damaged; nothing is loaded then.
 */
export async function seedCatalogue(
  db: Db,
  onProgress: OnProgress,
  folder: URL = SEED_FOLDER,
): Promise<void> {
  const missing = await missingParts(db)
  if (missing.length === 0) return
  const parts = missing.map((name) => ({ name, ...PARTS[name](folder) }))
  const total = parts.reduce((sum, { rows }) => sum + rows, 0)
  let done = 0
  for (const { name, load } of parts) {
    await loadOnce(db, name, (tx) =>
      load(tx, (count) => {
        done += count
        onProgress(done, total)
      }),
    )
  }
  onProgress(total, total)
}

async function missingParts(db: Queryable) {
  const loaded = await db.selectFrom('seedLoad').select('part').execute()
  return PART_NAMES.filter((name) => !loaded.some(({ part }) => part === name))
}

async function loadOnce(db: Db, part: PartName, load: (tx: Queryable) => Promise<void>) {
  await db.transaction().execute(async (tx) => {
    // Not a request: a one-time load may take long, and another process waits for it.
    await sql`set local statement_timeout = 0`.execute(tx)
    await sql`select pg_advisory_xact_lock(${LOCKS.seed})`.execute(tx)
    const missing = await missingParts(tx)
    if (!missing.includes(part)) return
    await load(tx)
    await continueNumbering(tx)
    await tx.insertInto('seedLoad').values({ part }).execute()
  })
}

/** The files contain their own ids: new rows continue after the highest. */
async function continueNumbering(db: Queryable) {
  for (const [table, column] of [
    ['category', 'category_id'],
    ['brand', 'brand_id'],
    ['product', 'product_id'],
    ['tax', 'tax_id'],
  ] as const) {
    await sql`
      select setval(pg_get_serial_sequence(${table}, ${column}), greatest(
        (select max(${sql.ref(column)}) from ${sql.table(table)}), 1))`.execute(db)
  }
}
