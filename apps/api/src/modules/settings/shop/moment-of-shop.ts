import { momentOfMinute } from '@mendwell/domain/days/calendar'
import type { Queryable } from '../../../db/db.ts'
import { getShopSettings } from './shop.repository.ts'

/** The moment of a minute of the shop's time zone, such as 2026-11-27T09:00. */
export async function momentOfShop(db: Queryable, minute: string): Promise<Date> {
  const { timeZone } = await getShopSettings(db)
  return momentOfMinute(minute, timeZone)
}
