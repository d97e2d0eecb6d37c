import type { SaveStoreHours, StoreHours } from '@mendwell/contract/content'
import type { Db } from '../../db/db.ts'
import { findStoreHours, upsertStoreHours } from './store-hours.repository.ts'

/** Stores days of the week, all or none, and answers the whole week. */
export function saveStoreHours(
  db: Db,
  days: SaveStoreHours[],
  updatedBy: string,
): Promise<StoreHours[]> {
  return db.transaction().execute(async (tx) => {
    for (const day of days) await upsertStoreHours(tx, { ...day, updatedBy })
    return findStoreHours(tx)
  })
}
