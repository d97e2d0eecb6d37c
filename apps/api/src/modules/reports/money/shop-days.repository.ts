import type { Period } from '@mendwell/domain/reports/periods'
import { DEFAULT_SETTINGS } from '@mendwell/domain/shop/settings'
import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import { endOfDay, startOfDay } from '../../settings/shop/shop-days.sql.ts'

/** Days of the shop with all that a report needs to find them. */
export interface ShopDays extends Period {
  /** The moments at which they begin and are over. */
  start: Date
  end: Date
  zone: string
  /** Amounts in two currencies have no sum. */
  currency: string
}

/**
 * The moments of a period, asked for first: where a statement looks them up itself, PostgreSQL expects a few rows
 * between them, and visits a year's orders one by one.
 */
export async function findShopDays(db: Queryable, { from, to }: Period): Promise<ShopDays> {
  const { rows } = await sql<Omit<ShopDays, 'from' | 'to'>>`
    select ${startOfDay(from)} as start, ${endOfDay(to)} as end,
      coalesce((select value #>> '{}' from setting where name = 'timeZone'), ${DEFAULT_SETTINGS.timeZone}) as zone,
      coalesce((select value #>> '{}' from setting where name = 'currency'), ${DEFAULT_SETTINGS.currency}) as currency`.execute(
    db,
  )
  const [row] = rows
  if (!row) throw new Error('The shop has no days')
  return { from, to, ...row }
}
