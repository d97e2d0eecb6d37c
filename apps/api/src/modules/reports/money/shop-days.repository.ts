import type { ReportDays } from '@mendwell/contract/reports/report-days'
import type { Period } from '@mendwell/domain/reports/periods'
import { DEFAULT_SETTINGS } from '@mendwell/domain/shop/settings'
import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import { dayOf, endOfDay, shopZone, startOfDay } from '../../settings/shop/shop-days.sql.ts'

/** Days in the shop's time zone with what a report needs to select them. */
export interface ShopDays extends Period {
  /** The times at which they begin and end. */
  start: Date
  end: Date
  zone: string
  /** Amounts in two currencies cannot be summed. */
  currency: string
}

/** The days that a report is compared with, if any. */
export const comparedWith = ({ beforeFrom, beforeTo }: ReportDays): Period | undefined =>
  beforeFrom === undefined || beforeTo === undefined
    ? undefined
    : { from: beforeFrom, to: beforeTo }

/**
 * The start and end of a period, queried first: if a statement looks them up itself, PostgreSQL expects few rows
 * between them, and visits a year's orders one by one.
 */
export async function findShopDays(db: Queryable, { from, to }: Period): Promise<ShopDays> {
  const { rows } = await sql<Omit<ShopDays, 'from' | 'to'>>`
    select ${startOfDay(from)} as start, ${endOfDay(to)} as end,
      ${shopZone} as zone,
      coalesce((select value #>> '{}' from setting where name = 'currency'), ${DEFAULT_SETTINGS.currency}) as currency`.execute(
    db,
  )
  const [row] = rows
  if (!row) throw new Error('The shop has no days')
  return { from, to, ...row }
}

/** Today in the shop's time zone, as YYYY-MM-DD. */
export async function findToday(db: Queryable): Promise<string> {
  const { rows } = await sql<{ today: string }>`
    select to_char(${dayOf(sql`now()`)}, 'YYYY-MM-DD') as today`.execute(db)
  return rows[0]?.today ?? ''
}
