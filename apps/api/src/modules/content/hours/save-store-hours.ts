import type { SaveStoreHours, StoreHours } from '@mendwell/contract/content/content'
import type { Db } from '../../../db/db.ts'
import { type SignedInPrincipal, signatureOf } from '../../../ground/principal.ts'
import { expectAsRead } from '../../settings/history/expect-as-read.ts'
import { differenceOf, recordStaffEvent } from '../../settings/history/record-staff-event.ts'
import { findStoreHours, lockStoreHours, upsertStoreHours } from './store-hours.repository.ts'

/**
 * Saves days of the week, all or none, each compared with what was read, and returns the whole week.
 * @throws ShopError 409 if a day changed since it was read
 */
export function saveStoreHours(
  db: Db,
  days: SaveStoreHours[],
  who: SignedInPrincipal,
): Promise<StoreHours[]> {
  const updatedBy = signatureOf(who)
  return db.transaction().execute(async (tx) => {
    await lockStoreHours(tx)
    const stored = await findStoreHours(tx)
    const storedDay = (dayOfWeek: number) => stored.find((day) => day.dayOfWeek === dayOfWeek)
    for (const { before: read, ...day } of days) {
      const was = storedDay(day.dayOfWeek)
      if (was) expectAsRead(read, was)
      await upsertStoreHours(tx, { ...day, updatedBy })
    }
    const week = await findStoreHours(tx)
    for (const day of week) {
      const { dayOfWeek } = day
      const was = storedDay(dayOfWeek)
      const difference = differenceOf<Partial<StoreHours>>(was ?? {}, day)
      if (!difference) continue
      const change = { objectType: 'hours', objectId: dayOfWeek, ...difference } as const
      await recordStaffEvent(tx, { who, action: 'change', ...change })
    }
    return week
  })
}
