import type { ShopCalendar } from '@mendwell/domain/delivery/delivery-dates'
import type { Queryable } from '../../db/db.ts'
import { settingsOf } from '../settings/shop/shop.repository.ts'
import { findCalendarFacts } from './delivery.repository.ts'
import { shopCalendar } from './shop-calendar.ts'

/** The current calendar of the shop. */
export async function findShopCalendar(db: Queryable): Promise<ShopCalendar> {
  const { storedSettings, week } = await findCalendarFacts(db)
  return shopCalendar(settingsOf(storedSettings ?? {}), week)
}
