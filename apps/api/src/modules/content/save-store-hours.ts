import type { SaveStoreHours, StoreHours } from '@mendwell/contract/content'
import type { Db } from '../../db/db.ts'
import { type SignedInPrincipal, signatureOf } from '../../http/principal.ts'
import { differenceOf, recordStaffEvent } from '../history/record-staff-event.ts'
import { findStoreHours, upsertStoreHours } from './store-hours.repository.ts'

/** Stores days of the week, all or none, each with what it was, and answers the whole week. */
export function saveStoreHours(
  db: Db,
  days: SaveStoreHours[],
  who: SignedInPrincipal,
): Promise<StoreHours[]> {
  const updatedBy = signatureOf(who)
  return db.transaction().execute(async (tx) => {
    const before = await findStoreHours(tx)
    for (const day of days) await upsertStoreHours(tx, { ...day, updatedBy })
    const week = await findStoreHours(tx)
    for (const day of week) {
      const { dayOfWeek } = day
      const was = before.find((known) => known.dayOfWeek === dayOfWeek)
      const difference = differenceOf<Partial<StoreHours>>(was ?? {}, day)
      if (!difference) continue
      const change = { objectType: 'hours', objectId: dayOfWeek, ...difference } as const
      await recordStaffEvent(tx, { who, action: 'change', ...change })
    }
    return week
  })
}
