import { DEFAULT_SETTINGS, type ShopSettings } from '@mendwell/domain/shop/settings'
import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'

/** The owner's settings over the defaults; not cached, so that a change is effective at once. */
export async function getShopSettings(db: Queryable): Promise<ShopSettings> {
  const rows = await db.selectFrom('setting').select(['name', 'value']).execute()
  return settingsOf(Object.fromEntries(rows.map((row) => [row.name, row.value])))
}

/** The owner's settings by name, with defaults for the rest. */
export const settingsOf = (stored: object): ShopSettings => ({ ...DEFAULT_SETTINGS, ...stored })

/** Resolves when the database answers. */
export async function askDatabase(db: Queryable): Promise<void> {
  await sql`select 1`.execute(db)
}
