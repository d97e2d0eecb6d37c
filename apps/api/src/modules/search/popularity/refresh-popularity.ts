import type { Queryable } from '../../../db/db.ts'
import { findChangedPopularity, storePopularity } from './popularity.repository.ts'

/** Few enough that no order waits for its products. */
const BATCH = 200

/**
 * Recounts how much each product is asked for, by which lists sort without counting orders themselves. Each batch is
 * committed separately: what a killed process left undone is done on the next run.
 */
export async function refreshPopularity({ db }: { db: Queryable }): Promise<void> {
  const changed = await findChangedPopularity(db)
  for (let start = 0; start < changed.length; start += BATCH) {
    await storePopularity(db, changed.slice(start, start + BATCH))
  }
}
