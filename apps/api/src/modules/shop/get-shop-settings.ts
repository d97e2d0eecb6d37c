import { DEFAULT_SETTINGS, type ShopSettings } from '@mendwell/domain/settings'
import type { Queryable } from '../../db/db.ts'

/** The owner's settings over the defaults; read fresh, so that a change is effective at once. */
export async function getShopSettings(db: Queryable): Promise<ShopSettings> {
  const rows = await db.selectFrom('setting').select(['name', 'value']).execute()
  const stored = Object.fromEntries(rows.map((row) => [row.name, row.value]))
  return { ...DEFAULT_SETTINGS, ...stored }
}
