import { type ShownTimes, shownStateAt } from '@mendwell/domain/content/shown-times'
import { sql } from 'kysely'
import { shopMinute } from '../../settings/shop/shop-days.sql.ts'

/** Columns of a scheduled text: its times, the same in the shop's time zone, and the current time. */
export const TIMES = [
  'showsFrom as from',
  'showsUntil as until',
  shopMinute<string | null>(sql`shows_from`).as('showsFrom'),
  shopMinute<string | null>(sql`shows_until`).as('showsUntil'),
  sql<Date>`now()`.as('now'),
] as const

interface Timed {
  from: ShownTimes['showsFrom']
  until: ShownTimes['showsUntil']
  now: Date
}

/** A row with what shoppers see of it, instead of its times. */
export function withState<Row extends Timed>({ from, until, now, ...row }: Row) {
  return { ...row, state: shownStateAt({ showsFrom: from, showsUntil: until }, now) }
}
